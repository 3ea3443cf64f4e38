// What a server records of its work. Without `startTracing`, nothing is, and all of this costs nothing.
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/**
 * Few values each, and none of a person: no URL, no id of an account, nothing that somebody has typed. Names are
 * those of OpenTelemetry's conventions where it has one.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Which span another process goes on from: the header `traceparent` of the W3C. */
export type TraceParent = string;

export type Kind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

const kinds: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const tracer = () => trace.getTracer('freely');

/** Does the work in a span of its own, a part of the present one. */
export async function inSpan<T>(
  name: string,
  { kind = 'internal', attributes = {} }: { kind?: Kind; attributes?: SpanAttributes },
  work: (span: { set(attributes: SpanAttributes): void }) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await work({ set: (more) => void span.setAttributes(more) });
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A message may repeat what somebody has typed: only the name of the error is kept. */
function fail(span: Span, error: unknown): void {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A span whose work does not end with a function, such as a call that a server answers. */
export interface OpenSpan {
  readonly traceId: string;
  /** False while nothing is sent anywhere, or this trace is not among those that are. */
  readonly isRecorded: boolean;
  /** Does the work as a part of it. */
  enter<T>(work: () => T): T;
  end(attributes: SpanAttributes, isFailed: boolean): void;
}

export function openSpan(name: string, kind: Kind, attributes: SpanAttributes = {}): OpenSpan {
  const span = tracer().startSpan(name, { kind: kinds[kind], attributes });
  const inside = trace.setSpan(context.active(), span);

  return {
    traceId: span.spanContext().traceId,
    isRecorded: span.isRecording(),
    enter: (work) => context.with(inside, work),
    end: (more, isFailed) => {
      span.setAttributes(more);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** What took until now, such as a statement that has just ended; a part of the present span, or not recorded. */
export function recordSpan(
  name: string,
  {
    kind,
    attributes,
    ms,
    errorType,
  }: { kind: Kind; attributes: SpanAttributes; ms: number; errorType?: string },
): void {
  if (!trace.getActiveSpan()) return;
  const startTime = Date.now() - ms;
  const span = tracer().startSpan(name, { kind: kinds[kind], attributes, startTime });
  if (errorType !== undefined) fail(span, { name: errorType });
  span.end();
}

/** Does the work as a part of a span of another process; of none where there is none or it cannot be read. */
export function continueTrace<T>(parent: TraceParent | undefined, work: () => T): T {
  const remote = parent === undefined ? null : parseTraceParent(parent);

  return remote === null
    ? work()
    : context.with(trace.setSpanContext(context.active(), { ...remote, isRemote: true }), work);
}

/** What another process goes on from; undefined while nothing is recorded. */
export function traceParent(): TraceParent | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  if (!span) return undefined;

  return `00-${span.traceId}-${span.spanId}-0${Number(span.traceFlags).toString(16)}`;
}

/** For lines of a log; undefined while nothing is recorded. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** The same function as a part of the present span, whenever and by whomever it is called. */
export function bindTrace<Args extends unknown[], T>(
  work: (...args: Args) => T,
): (...args: Args) => T {
  return context.bind(context.active(), work);
}
