import { z } from 'zod';
import type { ListRequest } from '#core/kernel/page.ts';
import { word } from './endpoint.ts';

/** JSON inside a query string: a broken one is the caller's mistake, not ours. */
const jsonText = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  z
    .string()
    .max(4096)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'input.not_json', params: { example } });
        return z.NEVER;
      }
    })
    .pipe(schema);

export const listSort = z.tuple([word(64), z.enum(['ASC', 'DESC'])]);
const range = z.tuple([z.int().min(0), z.int().min(0)]);
const scalar = z.union([z.string().max(256), z.number(), z.boolean(), z.null()]);
export const listFilter = z.record(word(64), z.union([scalar, z.array(scalar).max(100)]));

/** What `ra-data-simple-rest` sends with every list. */
export const listQuery = z.strictObject({
  sort: jsonText(listSort, '["createdAt","DESC"]').optional(),
  range: jsonText(range, '[0,24]').optional(),
  filter: jsonText(listFilter, '{"q":"an"}').optional(),
});

/** A list as its route is asked for it; `isPart` is our own, for one part of the whole: nobody can send it. */
export type ListQuery = z.output<typeof listQuery> & Pick<ListRequest, 'isPart'>;

/** Fills in what a console leaves out; at most 100 rows. */
export const listRequest = (query: ListQuery, sortBy = 'createdAt'): ListRequest => {
  const [from, to] = query.range ?? [0, 24];
  const [field, order] = query.sort ?? [sortBy, 'DESC'];
  const part = query.isPart ? { isPart: query.isPart } : {};
  return { sort: { field, order }, from, to, filter: query.filter ?? {}, ...part };
};

/** In lists of records that are given to one of the staff: who works on each. */
export const assigned = { assigneeId: z.string().nullable(), assigneeName: z.string().nullable() };
