import { type ApiCall, type Schema, schemaOf } from './open-api.ts';

/** One field of a call. A nested field has its full name: `cover.mediaId`. */
export interface ApiField {
  name: string;
  /** `path`, `query` or `body`. */
  place: string;
  type: string;
  /** The allowed values, as short as possible: `1–100  = 20`. */
  limits: string;
  required: boolean;
}

export function fieldsOf(call: ApiCall): ApiField[] {
  const parameters = call.parameters.map(({ name, in: place, required, schema }) =>
    toField(name, place, schema, required),
  );
  const body = schemaOf(call.requestBody?.content);
  return [...parameters, ...(body ? fieldsIn(body, 'body') : [])];
}

/** The fields of the reply when the call succeeds. */
export function answerFieldsOf(call: ApiCall): ApiField[] {
  const success = Object.entries(call.responses).find(([status]) => status.startsWith('2'));
  const schema = schemaOf(success?.[1].content);
  return schema ? fieldsIn(schema, 'answer') : [];
}

function fieldsIn(schema: Schema, place: string, before = ''): ApiField[] {
  const of = onlyOne(schema);
  return Object.entries(of.properties ?? {}).flatMap(([name, part]) => {
    const whole = before + name;
    const required = of.required?.includes(name) ?? false;
    const inner = onlyOne(part);
    const list = inner.type === 'array' ? '[]' : '';
    const nested = fieldsIn(list ? (inner.items ?? {}) : inner, place, `${whole}${list}.`);
    return [toField(whole, place, part, required), ...nested];
  });
}

/** The schema of a nullable schema that is not `null`. */
function onlyOne(schema: Schema): Schema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return others.length === 1 ? (others[0] as Schema) : schema;
}

function toField(name: string, place: string, schema: Schema, required: boolean): ApiField {
  const isNullable = schema.anyOf?.some(({ type }) => type === 'null');
  const of = onlyOne(schema);
  const type = [typeOf(of), isNullable ? 'null' : ''].filter(Boolean).join(' | ');
  return { name, place, type, limits: limitsOf(of), required };
}

function typeOf({ type, format, items, enum: choices, const: constant }: Schema): string {
  if (choices) return choices.join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (type === 'array') return `${items ? typeOf(onlyOne(items)) : ''}[]`;
  return format ?? [type ?? 'object'].flat().join(' | ');
}

function limitsOf(schema: Schema): string {
  const low = schema.minLength ?? schema.minimum;
  const high = schema.maxLength ?? schema.maximum;
  const range =
    high === undefined ? low && `≥ ${low}` : low === undefined ? `≤ ${high}` : `${low}–${high}`;
  const preset = schema.default === undefined ? '' : `= ${JSON.stringify(schema.default)}`;
  return [range, preset].filter(Boolean).join('  ');
}
