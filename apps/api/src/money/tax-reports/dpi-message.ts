// A message by the OECD's DPI XML Schema v1.0: names, order and types of elements are the schema's.
import type { Pence } from '@freely/domain/money';
import {
  declaration,
  element,
  startTag,
  writeXml,
  type XmlElement,
} from '../../infrastructure/xml/index.ts';
import type { MessageKind, Statement } from './wanted-messages.ts';

/** Who reports. */
export interface Operator {
  company_name: string;
  company_tax_number: string;
  tax_operator_id: string;
  brand_name: string;
  /** One line after another. */
  office_address: string;
}

export interface Message {
  year: number;
  kind: MessageKind;
  message_ref: string;
  made_at: Date;
  operator: Operator;
  operator_ref: string;
}

/** A statement with the references of its own document and of the one that it corrects. */
export interface ReferredStatement extends Statement {
  docRef: string;
  correctedRef: string | null;
}

const country = 'GB';
const dpi = (name: string, content: XmlElement['content'], attributes = {}) =>
  element(`dpi:${name}`, content, attributes);

/** Piece by piece, because a market may have thousands of practitioners. */
export function* messageXml(
  message: Message,
  statements: readonly ReferredStatement[],
): Generator<string> {
  const root = {
    name: 'dpi:DPI_OECD',
    attributes: {
      'xmlns:dpi': 'urn:oecd:ties:dpi:v1',
      'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
      version: '1.0',
    },
  };
  yield declaration + startTag(root);
  yield writeXml(messageSpec(message, statements.length));
  yield startTag({ name: 'dpi:DPIBody' });
  yield writeXml(platformOperator(message));
  for (const statement of statements) yield writeXml(reportableSeller(statement));
  yield '</dpi:DPIBody></dpi:DPI_OECD>\n';
}

function messageSpec({ year, kind, message_ref, made_at, operator }: Message, count: number) {
  const contents = kind === 'correction' ? 'DPI402' : count === 0 ? 'DPI403' : 'DPI401';

  return dpi('MessageSpec', [
    dpi('SendingEntityIN', operator.tax_operator_id),
    dpi('TransmittingCountry', country),
    dpi('ReceivingCountry', country),
    dpi('MessageType', 'DPI'),
    dpi('MessageRefId', message_ref),
    dpi('MessageTypeIndic', contents),
    dpi('ReportingPeriod', `${year}-12-31`),
    dpi('Timestamp', `${made_at.toISOString().slice(0, 19)}Z`),
  ]);
}

/** New in the first message of a year; the later ones repeat it. */
function platformOperator({ kind, operator, operator_ref }: Message) {
  return dpi('PlatformOperator', [
    dpi('ResCountryCode', country),
    dpi('TIN', operator.company_tax_number, { issuedBy: country }),
    dpi('Name', operator.company_name),
    dpi('PlatformBusinessName', operator.brand_name),
    dpi('Address', [
      dpi('CountryCode', country),
      dpi('AddressFree', operator.office_address.split('\n').join(', ')),
    ]),
    docSpec(kind === 'first' ? 'OECD1' : 'OECD0', operator_ref, null),
  ]);
}

function reportableSeller(statement: ReferredStatement) {
  const type = statement.isDeletion ? 'OECD3' : statement.correctedRef ? 'OECD2' : 'OECD1';

  return dpi('ReportableSeller', [
    dpi('Identity', [dpi('IndividualSeller', [dpi('Standard', identityOf(statement))])]),
    dpi('RelevantActivities', [
      dpi('PersonalServices', [
        byQuarter('Consideration', 'Cons', statement.consideration.map(wholePounds), pounds),
        byQuarter('NumberOfActivities', 'Numb', statement.activities),
        byQuarter('Fees', 'Fees', statement.fees.map(wholePounds), pounds),
        // We withhold no taxes.
        byQuarter('Taxes', 'Tax', [0, 0, 0, 0], pounds),
      ]),
    ]),
    docSpec(type, statement.docRef, statement.correctedRef),
  ]);
}

function identityOf({ identity }: ReferredStatement): XmlElement[] {
  const { account } = identity;
  const person = dpi('IndSellerID', [
    dpi('ResCountryCode', country),
    dpi('TIN', identity.tax_number, { issuedBy: country }),
    dpi('Name', [dpi('FirstName', identity.first_name), dpi('LastName', identity.last_name)]),
    dpi('Address', [
      dpi('CountryCode', country),
      dpi('AddressFix', [
        dpi('Street', identity.street),
        dpi('PostCode', identity.postcode),
        dpi('City', identity.city),
      ]),
    ]),
    dpi('BirthInfo', [dpi('BirthDate', identity.birthday)]),
  ]);
  if (account === null) return [person];
  const number = `${account.sort_code} ${account.account_number}`;
  const kind = { AccountNumberType: 'Sort code and account number' };

  return [person, dpi('FinancialIdentifier', [dpi('Identifier', number, kind)])];
}

const pounds = { currCode: 'GBP' };

const byQuarter = (name: string, prefix: string, values: readonly number[], attributes = {}) =>
  dpi(
    name,
    values.map((value, at) => dpi(`${prefix}Q${at + 1}`, String(value), attributes)),
  );

/** The schema has no pence: half a pound is rounded up. A quarter that is below zero is reported as 0. */
const wholePounds = (pence: Pence): number => Math.max(0, Math.round(pence / 100));

const docSpec = (type: string, ref: string, corrected: string | null) =>
  dpi('DocSpec', [
    element('stf:DocTypeIndic', type),
    element('stf:DocRefId', ref),
    ...(corrected === null ? [] : [element('stf:CorrDocRefId', corrected)]),
  ]);
