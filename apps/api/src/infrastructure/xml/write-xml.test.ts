import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { declaration, element, validateXml, writeXml } from './index.ts';

let folder: string;
let schema: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-xml-'));
  schema = join(folder, 'any.xsd');
  writeFileSync(
    schema,
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="list"><xs:complexType>
      <xs:sequence><xs:element name="text" maxOccurs="unbounded"><xs:complexType><xs:simpleContent>
        <xs:extension base="xs:string"><xs:attribute name="of" type="xs:string"/></xs:extension>
      </xs:simpleContent></xs:complexType></xs:element></xs:sequence>
    </xs:complexType></xs:element></xs:schema>`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what people have typed stays text', () => {
  expect(writeXml(element('a', `<b of="1">&'\t\n]]>`, { of: '"<&' }))).toBe(
    '<a of="&quot;&lt;&amp;">&lt;b of=&quot;1&quot;&gt;&amp;&apos;&#9;&#10;]]&gt;</a>',
  );
});

test('what XML cannot hold is replaced', () => {
  expect(writeXml(element('a', 'a\u0000b\u001f\ud800\ufffe'))).toBe(
    '<a>a\ufffdb\ufffd\ufffd\ufffd</a>',
  );
});

test('any text makes XML that another reader accepts', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), 500);
  const list = element(
    'list',
    texts.map((text) => element('text', text, { of: text })),
  );

  expect(await validateXml(declaration + writeXml(list), schema)).toEqual([]);
});
