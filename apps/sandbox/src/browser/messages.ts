// Messages between the script on the page and the fields in their frames. The page never gets card
// data: a field responds with the id of a payment method, never with a number.

export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export type StyleVariant = Record<string, string | number | Record<string, string | number>>;

export interface FontSource {
  cssSrc?: string;
  family?: string;
  src?: string;
  weight?: string;
  style?: string;
}

export interface FieldOptions {
  style?: Partial<Record<'base' | 'complete' | 'empty' | 'invalid', StyleVariant>>;
  placeholder?: string;
  disabled?: boolean;
  /** A card before the number. */
  showIcon?: boolean;
}

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

/** Everything that the page learns about the content of a field. */
export interface FieldState {
  empty: boolean;
  complete: boolean;
  error: FieldError | undefined;
  brand?: string;
}

/** The first message; it transfers a port for all later ones. */
export interface FieldInit {
  type: 'sandbox-field';
  kind: FieldKind;
  /** Identifies the fields of one form. */
  group: string;
  options: FieldOptions;
  fonts: FontSource[];
}

export interface PaymentMethodRequest {
  type: 'create-payment-method';
  request: number;
  key: string;
  details: Record<string, unknown>;
}

export type ToField =
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'options'; options: FieldOptions }
  | PaymentMethodRequest;

export type PaymentMethodResult =
  | { paymentMethod: { id: string }; error?: undefined }
  | { paymentMethod?: undefined; error: Record<string, unknown> };

export type FromField =
  | { type: 'ready' | 'focus' | 'blur' | 'escape' }
  | { type: 'change'; state: FieldState }
  | { type: 'height'; pixels: number }
  | { type: 'payment-method'; request: number; result: PaymentMethodResult };
