import { z } from 'zod';
import { adminAi } from '#http/assistant/contract/admin-ai.ts';
import type { StaffRule } from '../data.ts';

/** The address is typed as text; none is none. */
export const schema = z.object({
  ...adminAi.editRule.body.omit({ version: true }).shape,
  url: z.union([z.literal(''), adminAi.editRule.body.shape.url.unwrap().unwrap()]),
});
export type RuleValues = z.input<typeof schema>;
export type RuleInput = z.output<typeof schema>;

export const valuesOf = ({ enabled, vi, en, source, url }: StaffRule): RuleValues => ({
  enabled,
  vi,
  en,
  source,
  url: url ?? '',
});
