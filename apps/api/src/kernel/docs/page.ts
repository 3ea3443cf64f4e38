// The document as a page for people: plain HTML with one style sheet and no scripts.
import type { ApiDocument, Content, Operation, Parameter } from './document.ts';

export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
article { border-top: 1px solid GrayText; padding-block: 0.5rem 1rem; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; border: 1px solid GrayText; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
summary { cursor: pointer; padding-block: 0.25rem; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
`;

export function pageOf(document: ApiDocument): string {
  const { info, tags, components, servers } = document;
  const groups = tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${text(info.title)} ${text(info.version)}</h1>
<p>${text(info.description)}</p>
<p>All paths begin with <code>${text(servers.map(({ url }) => url).join(', '))}</code>. A token goes into the header <code>Authorization: Bearer …</code>. For programs: <a href="openapi.json">the OpenAPI document</a>.</p>
</header>
<nav aria-label="Groups of calls"><ul>
${groups.map(({ name, calls }) => `<li><a href="#${anchor(name)}">${text(name)}</a> (${calls.length})</li>`).join('\n')}
<li><a href="#errors">Errors</a></li>
</ul></nav>
<main>
${groups.map(({ name, calls }) => `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${text(name)}</h2>\n${calls.join('\n')}</section>`).join('\n')}
<section aria-labelledby="errors"><h2 id="errors">Errors</h2>
<table><caption>Status and codes of all errors</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(components.responses)
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${text(description)}</td></tr>`,
    )
    .join('\n')}</tbody></table>
${schemaBlock('The body of an error', components.schemas.Error)}</section>
</main>
</body>
</html>
`;
}

function callsOf({ paths }: ApiDocument, group: string): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(group))
      .map(([method, operation]) => callBlock(method, path, operation)),
  );
}

function callBlock(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const errors = Object.keys(responses).filter((status) => status !== '2XX');
  const success = responses['2XX'];

  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${text(summary)}</h3>
<p><code>${method.toUpperCase()} ${text(path)}</code></p>
<p>${text(description)}</p>
${parameterTable(parameters)}
${requestBody ? contentBlock('Body', requestBody.content) : ''}
${success && 'content' in success ? contentBlock('Response', success.content) : ''}
<p>Errors: ${errors.map((status) => `<a href="#errors">${status}</a>`).join(', ')}</p>
</article>`;
}

function parameterTable(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row"><code>${text(each.name)}</code></th><td>${each.in}</td><td>${each.required ? 'required' : 'optional'}</td><td>${each.description ? `${text(each.description)} ` : ''}<code>${text(JSON.stringify(each.schema))}</code></td></tr>`,
  );

  return `<table><caption>Parameters</caption>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th><th scope="col">Value</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

function contentBlock(title: string, content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => schemaBlock(`${title} (${type})`, schema))
    .join('\n');
}

/** The block scrolls, so it can be focused by keyboard. */
function schemaBlock(title: string, schema: unknown): string {
  return `<details><summary>${text(title)}</summary><pre tabindex="0" role="group" aria-label="${text(title)}">${text(JSON.stringify(schema, null, 2))}</pre></details>`;
}

const anchor = (name: string) => `group-${name.replace(/\W/g, '-')}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
