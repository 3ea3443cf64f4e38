import {
  exportBookings,
  exportCustomers,
  exportPractitioners,
  exportSearches,
} from '@freely/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { type Export, streamExport } from '../../kernel/downloads/index.ts';
import { serve } from '../../kernel/http/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { bookingsSheet } from './bookings-sheet.ts';
import { customersSheet } from './customers-sheet.ts';
import { practitionersSheet } from './practitioners-sheet.ts';
import { searchesSheet } from './searches-sheet.ts';

export function exportRoutes(app: FastifyInstance, { db, sessionDb }: Deps): void {
  /** Downloads contain personal data, so each one is audited (D34). */
  const download = async <Row>(
    { user, reply }: { user: SessionUser; reply: FastifyReply },
    sheet: Export<Row>,
    detail: Record<string, unknown> = {},
  ) => {
    const content = await streamExport(sessionDb, reply, sheet);
    const object = `export:${sheet.name.toLowerCase()}`;
    await recordAudit(db, { actor: user, action: 'export.download', object, detail });

    return content;
  };

  serve(app, exportPractitioners, (call) =>
    download(call, practitionersSheet(call.query), call.query),
  );
  serve(app, exportCustomers, (call) => download(call, customersSheet()));
  serve(app, exportBookings, (call) => download(call, bookingsSheet(call.query), call.query));
  serve(app, exportSearches, (call) => {
    const { date, lat = 0, lon = 0, distance } = call.query;

    return download(call, searchesSheet({ day: date, lat, lon, distance }), { day: date });
  });
}
