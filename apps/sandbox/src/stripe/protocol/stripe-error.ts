type StripeErrorType =
  | 'api_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'rate_limit_error';

export interface StripeErrorDetails {
  type: StripeErrorType;
  message: string;
  code?: string | undefined;
  param?: string | undefined;
  decline_code?: string | undefined;
  charge?: string | undefined;
  payment_intent?: object | undefined;
  payment_method?: object | undefined;
}

/** An error response in Stripe's format; the endpoint turns it into JSON. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(status: number, details: StripeErrorDetails) {
    super(details.message);
    this.status = status;
    this.details = details;
  }

  toBody(requestId: string): { error: object } {
    const { code } = this.details;
    return {
      error: {
        ...this.details,
        ...(code === undefined ? {} : { doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

export function invalidRequest(message: string, code?: string, param?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, code, param });
}

export function noSuch(what: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}
