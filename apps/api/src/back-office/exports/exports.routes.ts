import {
  exportBookings,
  exportCustomers,
  exportPractitioners,
  exportSearches,
} from '@freely/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListFilters } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { type Export, streamExport } from '../../kernel/downloads/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { type SheetTranslate, sheetTranslatorFor } from '../../kernel/messages/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { toBookingFilters } from '../bookings/index.ts';
import { bookingsSheet } from './bookings-sheet.ts';
import { customersSheet } from './customers-sheet.ts';
import { practitionersSheet } from './practitioners-sheet.ts';
import { searchesSheet } from './searches-sheet.ts';

export function exportRoutes(app: FastifyInstance, { db, sessionDb }: Deps): void {
  /** Downloads contain personal data, so each one is audited (D34). */
  const download = async <Row>(
    { user, reply, request }: { user: SessionUser; reply: FastifyReply; request: FastifyRequest },
    name: 'practitioners' | 'customers' | 'bookings' | 'searches',
    sheet: (t: SheetTranslate) => Export<Row>,
    detail: Record<string, unknown>,
  ) => {
    const t = sheetTranslatorFor(request.headers['accept-language']);
    const content = await streamExport(sessionDb, reply, sheet(t));
    const object = `export:${name}`;
    await recordAudit(db, { actor: user, action: 'export.download', object, detail });

    return content;
  };

  serve(app, exportPractitioners, (call) => {
    const filters = { ...toListFilters(call.query), state: call.query.state ?? null };

    return download(
      call,
      'practitioners',
      (t) => practitionersSheet(filters, t),
      auditedOf(call.query),
    );
  });
  serve(app, exportCustomers, (call) => {
    const filters = toListFilters(call.query);

    return download(call, 'customers', (t) => customersSheet(filters, t), auditedOf(call.query));
  });
  serve(app, exportBookings, (call) => {
    const filters = toBookingFilters(call.query);

    return download(call, 'bookings', (t) => bookingsSheet(filters, t), auditedOf(call.query));
  });
  serve(app, exportSearches, (call) => {
    const { date, lat = 0, lon = 0, distance } = call.query;
    const query = { day: date, lat, lon, distance };

    return download(call, 'searches', (t) => searchesSheet(query, t), { day: date });
  });
}

/** What was typed may be a name or an email, which the log must not keep: only that there was a search (D42). */
function auditedOf({ q, ...filters }: { q?: string | undefined }): Record<string, unknown> {
  return q === undefined || q === '' ? filters : { ...filters, isSearch: true };
}
