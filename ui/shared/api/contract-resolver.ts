import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { IssueParams } from './api-error.ts';
import { codeMessage } from './field-message.ts';

export { codeMessage };

const formats: Partial<Record<string, ErrorCode>> = {
  email: 'input.email',
  url: 'input.url',
  datetime: 'input.date',
  date: 'input.date',
};

const kinds: Partial<Record<string, ErrorCode>> = { int: 'input.whole_number', number: 'input.number' };

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** What zod found, as one of our own message ids. A refinement that names a code of its own keeps it. */
export const issueMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'custom' && issue.params?.code !== undefined) {
    const { code, values } = issue.params as { code: ErrorCode; values?: IssueParams }; // as the contract's rules write them
    return codeMessage(code, values);
  }
  if (issue.code === 'custom')
    return issue.message?.startsWith('error.') ? issue.message : `error.${issue.message ?? 'input.invalid'}`;
  if (isMissing(issue.input)) return codeMessage('input.required');

  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'date') return codeMessage('input.date_bounds');
      return issue.origin === 'string'
        ? codeMessage('input.min_length', { length: Number(issue.minimum) })
        : codeMessage('input.min_value', { value: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'date') return codeMessage('input.date_bounds');
      return issue.origin === 'string'
        ? codeMessage('input.max_length', { length: Number(issue.maximum) })
        : codeMessage('input.max_value', { value: Number(issue.maximum) });
    case 'invalid_format':
      return codeMessage(formats[issue.format] ?? 'input.invalid');
    case 'invalid_value':
      return codeMessage('input.not_a_choice');
    case 'invalid_type':
      return codeMessage(kinds[issue.expected] ?? 'input.invalid');
    default:
      return codeMessage('input.invalid');
  }
};

/** `useForm({ resolver: contractResolver(schema) })`: the contract's own schema judges the form, in our words. */
export const contractResolver = <Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> =>
  zodResolver(schema, { error: (issue) => issueMessage(issue as z.core.$ZodRawIssue) }); // the resolver's own type of an issue is narrower than zod's
