import type { CallShape } from '@freely/api-client/shapes';
import { misfitsOfShapes, type Shape } from './compare-shapes.ts';
import type { Problem } from './problem.ts';

/** The part of the API's OpenAPI document that is compared. */
export interface ApiContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

interface ApiOperation {
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: Shape }[];
  readonly requestBody?: { readonly content: ApiContent };
  readonly responses: Readonly<Record<string, { readonly content?: ApiContent }>>;
}

type ApiContent = Readonly<Record<string, { readonly schema?: Shape }>>;

const beside = 'the API';

/**
 * The calls that a release makes, beside those that the deployed API serves. The API may have more:
 * only what the release needs and the API lacks is a problem.
 */
export function apiProblems(
  unit: string,
  calls: Readonly<Record<string, CallShape>>,
  api: ApiContract,
): Problem[] {
  return Object.entries(calls).flatMap(([name, call]): Problem[] => {
    const operation = api.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    if (!operation) {
      return [
        {
          beside,
          problem: `${unit} calls ${name} (${call.method} ${call.path}), which the API does not serve.`,
          mend: 'Deploy the API with it first.',
        },
      ];
    }

    return [
      ...responseMisfits(call, operation).map((misfit) => ({
        beside,
        problem: `${unit} needs more of ${name}: ${misfit}.`,
        mend: 'Deploy the API with it first, or let the release do without it.',
      })),
      ...requestMisfits(call, operation).map((misfit) => ({
        beside,
        problem: `The API refuses what ${unit} sends with ${name}: ${misfit}.`,
        mend: 'Deploy the API that takes it first, or send what the API knows.',
      })),
    ];
  });
}

function responseMisfits({ response }: CallShape, { responses }: ApiOperation): string[] {
  const served = schemaIn(responses['2XX']?.content);

  return response && served ? misfitsOfShapes(served, response as Shape, 'response') : [];
}

function requestMisfits({ query, body }: CallShape, operation: ApiOperation): string[] {
  const taken = schemaIn(operation.requestBody?.content);
  const params = (operation.parameters ?? []).filter((each) => each.in === 'query');
  const queryTaken: Shape = {
    type: 'object',
    properties: Object.fromEntries(params.map(({ name, schema }) => [name, schema])),
    required: params.filter(({ required }) => required).map(({ name }) => name),
  };

  return [
    ...(body && taken ? misfitsOfShapes(body as Shape, taken, 'body') : []),
    ...misfitsOfShapes((query ?? { type: 'object', properties: {} }) as Shape, queryTaken, 'query'),
  ];
}

/** JSON only: files and forms have no fields to compare. */
function schemaIn(content: ApiContent | undefined): Shape | null {
  return content?.['application/json']?.schema ?? null;
}
