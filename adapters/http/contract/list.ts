import { z } from 'zod';
import type { ListRequest } from '#core/kernel/page.ts';

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

const sort = z.tuple([z.string().max(64), z.enum(['ASC', 'DESC'])]);
const range = z.tuple([z.int().min(0), z.int().min(0)]);
const scalar = z.union([z.string().max(256), z.number(), z.boolean(), z.null()]);
const filter = z.record(z.string().max(64), z.union([scalar, z.array(scalar).max(100)]));

/** What `ra-data-simple-rest` sends with every list. */
export const listQuery = z.strictObject({
  sort: jsonText(sort, '["createdAt","DESC"]').optional(),
  range: jsonText(range, '[0,24]').optional(),
  filter: jsonText(filter, '{"q":"an"}').optional(),
});

/** Fills in what a console leaves out; at most 100 rows. */
export const listRequest = (query: z.output<typeof listQuery>, sortBy = 'createdAt'): ListRequest => {
  const [from, to] = query.range ?? [0, 24];
  const [field, order] = query.sort ?? [sortBy, 'DESC'];
  return { sort: { field, order }, from, to, filter: query.filter ?? {} };
};
