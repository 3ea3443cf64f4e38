import type { FormHash, FormValue } from './form-body.ts';
import { invalidRequest } from './stripe-error.ts';

export type Metadata = Record<string, string>;

/** Reads the parameters of a call, and refuses invalid ones with Stripe's codes. */
export class Parameters {
  readonly raw: FormHash;
  readonly #prefix: string;

  constructor(raw: FormHash, prefix = '') {
    this.raw = raw;
    this.#prefix = prefix;
  }

  /** Refuses every parameter that the call does not know, as Stripe does. */
  allowOnly(names: readonly string[]): void {
    for (const name of Object.keys(this.raw)) {
      if (!names.includes(name)) {
        const param = this.#path(name);
        throw invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
      }
    }
  }

  has(name: string): boolean {
    return this.raw[name] !== undefined;
  }

  string(name: string): string | undefined {
    const value = this.raw[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.#invalid(name, 'string', value);
    return value;
  }

  requiredString(name: string): string {
    const value = this.string(name);
    if (value === undefined) throw this.missing(name);
    if (value === '') throw this.#empty(name);
    return value;
  }

  /** An empty string unsets the value. */
  nullableString(name: string): string | null {
    return this.string(name) || null;
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      const known = choices.join(', ');
      throw invalidRequest(
        `Invalid ${this.#path(name)}: must be one of ${known}`,
        'parameter_unknown',
        this.#path(name),
      );
    }
    return found;
  }

  integer(name: string): number | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      const param = this.#path(name);
      throw invalidRequest(`Invalid integer: ${value}`, 'parameter_invalid_integer', param);
    }
    return Number(value);
  }

  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.#invalid(name, 'boolean', value);
    return value === 'true';
  }

  strings(name: string): string[] {
    const value = this.raw[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw this.#invalid(name, 'array', value);
    return value.map((item) => {
      if (typeof item !== 'string') throw this.#invalid(name, 'array of strings', item);
      return item;
    });
  }

  hash(name: string): Parameters | undefined {
    const value = this.raw[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw this.#invalid(name, 'hash', value);
    return new Parameters(value, this.#path(name));
  }

  /** The metadata after this call: it sets the given keys and deletes those with an empty value. */
  metadata(before: Metadata = {}): Metadata {
    const given = this.hash('metadata');
    if (given === undefined) return this.raw.metadata === '' ? {} : before;
    const after = { ...before };
    for (const name of Object.keys(given.raw)) {
      const value = given.string(name) ?? '';
      if (name.length > 40 || value.length > 500) {
        throw invalidRequest(
          'Metadata keys have up to 40 characters, values up to 500',
          'parameter_invalid_string_empty',
          `metadata[${name}]`,
        );
      }
      if (value === '') delete after[name];
      else after[name] = value;
    }
    if (Object.keys(after).length > 50) {
      throw invalidRequest('Metadata has up to 50 keys', undefined, 'metadata');
    }
    return after;
  }

  missing(name: string) {
    const param = this.#path(name);
    return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  }

  #empty(name: string) {
    const param = this.#path(name);
    return invalidRequest(`The parameter ${param} is empty.`, 'parameter_invalid_empty', param);
  }

  #invalid(name: string, wanted: string, value: FormValue) {
    const param = this.#path(name);
    const given = typeof value === 'string' ? value : 'a nested value';
    return invalidRequest(`Invalid ${wanted}: ${given}`, undefined, param);
  }

  #path(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }
}
