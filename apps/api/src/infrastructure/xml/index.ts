export { validateXml } from './validate-xml.ts';
export { declaration, element, startTag, writeXml, type XmlElement } from './write-xml.ts';
