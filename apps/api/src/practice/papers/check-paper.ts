// What an uploaded paper may be: a picture, which is encoded again, or a PDF without anything that acts, and
// whose links lead nowhere.
import { inflateSync } from 'node:zlib';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { decodeImage, unreadable, withMutex } from '../images/index.ts';
import { compressAgain, disarm } from './disarm-pdf.ts';

export interface CheckedPaper {
  type: 'pdf' | 'picture';
  bytes: Buffer;
}

/** Small print stays readable. */
const longestSide = 2400;

/** @throws {AppError} for other files, and for a PDF that could act or cannot be read. */
export async function checkPaper(upload: Blob): Promise<CheckedPaper> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { type: 'pdf', bytes: checkPdf(bytes) };

  try {
    return { type: 'picture', bytes: await encodeAgain(bytes) };
  } catch (error) {
    throw error instanceof AppError && error.code === 'invalid' ? aboutPaper(error) : error;
  }
}

/** What is wrong with a picture, at the field of the paper, which may be a PDF as well. */
const aboutPaper = ({ text }: AppError) =>
  refuse(text === 'images.format' ? 'papers.format' : text);

/** Only pixels stay: no place where a picture was taken, nothing hidden behind it. */
function encodeAgain(bytes: Buffer): Promise<Buffer> {
  return withMutex(async () => {
    const image = await decodeImage(bytes);
    try {
      return await image
        .resize({
          fit: 'inside',
          width: longestSide,
          height: longestSide,
          withoutEnlargement: true,
        })
        .toColourspace('srgb')
        .webp({ quality: 80 })
        .toBuffer();
    } catch {
      throw unreadable();
    }
  });
}

/**
 * Scripts, programs, other files, films, forms that are programs or are sent away, and files elsewhere: opening
 * one on a network share hands over the password of Windows.
 */
const acts =
  /\/((JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|XFA|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z0-9])|FS\s*\/URL)/;
/**
 * The same without names so short that pixels have them by chance, with objects in disguise, and with what is
 * taken out elsewhere.
 */
const actsInStream =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|XFA|SubmitForm|ImportData|GoToR|GoToE|ObjStm|URI|OpenAction)(?![A-Za-z0-9])/;
const encrypted = /\/Encrypt(?![A-Za-z0-9])/;
/** What may be inflated in all of objects that are compressed together. */
const mostInflated = 32 * 1024 * 1024;

function checkPdf(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  if (!text.slice(-1024).includes('%%EOF')) throw refuse('papers.damaged');
  const { parts, doubtful, disarmed } = partsOf(text);
  if (parts.some((part) => encrypted.test(part))) {
    throw refuse('papers.locked');
  }
  if (parts.some((part) => acts.test(part))) throw hasMore();
  if (doubtful.some((part) => actsInStream.test(part))) throw hasMore();

  return Buffer.from(disarmed, 'latin1');
}

/**
 * Everything that can name an action: what stands between streams, objects inside of streams, and streams
 * that a viewer may read as something else; and the whole without links. Each byte is looked at once, whatever
 * somebody wrote.
 */
function partsOf(text: string): { parts: string[]; doubtful: string[]; disarmed: string } {
  const parts: string[] = [];
  const doubtful: string[] = [];
  const disarmed: string[] = [];
  let room = mostInflated;
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    if (start === -1) {
      const rest = text.slice(from);

      return {
        parts: [...parts, withoutEscapes(rest)],
        doubtful,
        disarmed: [...disarmed, disarm(rest)].join(''),
      };
    }
    const end = text.indexOf('endstream', start + 6);
    if (end === -1) throw refuse('papers.damaged');
    const before = text.slice(from, start);
    const content = text.slice(start + 6, end);
    const dictionary = withoutEscapes(before);
    parts.push(dictionary);
    if (!isPlainStream(before, content)) doubtful.push(withoutEscapes(content));
    disarmed.push(disarm(before), 'stream');
    if (dictionary.includes('/ObjStm')) {
      if (!isOnlyDeflated(dictionary)) throw unreadablePdf();
      const inflated = inflate(content.replace(/^\r?\n/, ''), room);
      room -= inflated.length;
      parts.push(withoutEscapes(inflated));
      disarmed.push(disarmCompressed(inflated, content));
    } else disarmed.push(content);
    disarmed.push('endstream');
    from = end + 9;
  }
}

function disarmCompressed(objects: string, stream: string): string {
  const harmless = disarm(objects);
  if (harmless === objects) return stream;
  const compressed = compressAgain(harmless, stream);
  if (compressed === null) throw hasMore();

  return compressed;
}

const header = /^%PDF-[\d.]+\s*(%[\x80-\xff]+\s)?/;

/**
 * Whether every viewer takes this for a stream, and not for objects between two words in a comment or a
 * text: viewers do not read from top to bottom, but go where the table of a file sends them.
 */
function isPlainStream(before: string, content: string): boolean {
  const syntax = before.replace(header, '');
  const opened = syntax.split('<<').length;

  return (
    !/[%(]/.test(syntax) &&
    opened === syntax.split('>>').length &&
    /^\r?\n/.test(content) &&
    !/[\0\s]obj(?![A-Za-z])/.test(content)
  );
}

/** Whether nothing else stands between compressed objects and what we read of them. */
const isOnlyDeflated = (dictionary: string): boolean =>
  /\/Filter\s*(\/FlateDecode(?!\w)|\[\s*\/FlateDecode\s*\])/.test(dictionary) &&
  !/\/Filter(?!\s*(\/|\[\s*\/FlateDecode\s*\]))/.test(dictionary) &&
  !/\/(DecodeParms|DP)(?!\w)/.test(dictionary);

function inflate(content: string, room: number): string {
  try {
    return inflateSync(Buffer.from(content, 'latin1'), {
      maxOutputLength: Math.max(1, room),
    }).toString('latin1');
  } catch {
    throw unreadablePdf();
  }
}

/** A name may be written as `/J#53`. */
const withoutEscapes = (part: string) =>
  part.replaceAll(/#([\da-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const refuse = (message: ErrorMessage) => new AppError('invalid', message, { file: [message] });
const unreadablePdf = () => refuse('papers.unreadable');
const hasMore = () => refuse('papers.moreThanPages');
