import type { z } from 'zod';
import type { secondStep } from '#http/people/contract/second-factor.ts';
import { codeMessage } from '../api/field-message.ts';

/** What the right password was answered with, where a code is due too. */
export type SecondStep = z.output<typeof secondStep>;

/** What stands under the heading of the second step. */
export const leadOf = ({ means }: Pick<SecondStep, 'means'>) =>
  means.includes('CODE') ? 'secondStep.lead' : 'secondStep.lead.passkey';

export type StepCode = Readonly<{ code: string; trustDevice: boolean }>;

const appCode = /^\d{6}$/;
const recoveryCode = /^[a-z2-7]{16}$/i;

export const appCodeProblem = (code: string): string | undefined =>
  code === ''
    ? codeMessage('input.required')
    : appCode.test(code)
      ? undefined
      : codeMessage('second_factor.code_invalid');

/** As the server reads it: spaces and dashes are how it is written down, and no part of it. */
export const recoveryCodeProblem = (typed: string): string | undefined => {
  const code = typed.replaceAll(/[\s-]/gu, '');
  if (code === '') return codeMessage('input.required');
  return recoveryCode.test(code) ? undefined : codeMessage('second_factor.code_invalid');
};
