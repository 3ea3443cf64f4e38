import multipart from '@fastify/multipart';
import { maxImageBytes } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type ErrorMessage } from '../errors/index.ts';

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

/** The fields of a form: texts, and files as `Blob`s. @throws {AppError} 400, 413, or 422 for a second file. */
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
    throw refusalOf(error as FormError, fields);
  }

  return Object.fromEntries(fields);
}

/** As the parser of forms throws it. */
interface FormError extends Error {
  code?: string;
  statusCode?: number;
  /** The file that is too large. */
  part?: { fieldname: string };
}

/** What is wrong with a file stands at its field. */
function refusalOf(error: FormError, read: readonly [field: string, value: unknown][]): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' && error.part) {
    const message: ErrorMessage = { key: 'calls.fileTooLarge', values: { megabytes } };
    return new AppError('payload_too_large', message, { [error.part.fieldname]: [message] });
  }
  const [file] = read.find(([, value]) => value instanceof Blob) ?? [];
  if (error.code === 'FST_FILES_LIMIT' && file !== undefined) {
    const message = 'calls.oneFile';
    return new AppError('invalid', message, { [file]: [message] });
  }

  return error.statusCode === 413 ? error : unreadable();
}

const megabytes = maxImageBytes / 1024 ** 2;

const unreadable = () => new AppError('bad_request', 'calls.unreadable');
