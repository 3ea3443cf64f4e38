import multipart from '@fastify/multipart';
import { maxImageBytes } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';

/** Lets the routes of this plugin accept multipart forms: one file and a few short texts. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 1000,
      fields: 5,
      fileSize: maxImageBytes,
      files: 1,
      headerPairs: 20,
      parts: 6,
    },
  });
}

/** The fields of a form: texts, and files as `Blob`s. @throws {AppError} 400 or 413. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw unreadable();
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'file'
          ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
          : part.value;
      fields.push([part.fieldname, value]);
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) throw error;
    throw unreadable();
  }

  return Object.fromEntries(fields);
}

const unreadable = () => new AppError('bad_request', 'calls.unreadable');
