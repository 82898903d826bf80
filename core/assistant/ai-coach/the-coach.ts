import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Coach } from './coach.ts';

const notYet = (): never => {
  throw new DomainError('ai.cannot_get_messages');
};

export const theCoach = (_ports: Pick<Ports, 'sha256'>): Coach => ({
  rulesVersion: '0',
  rules: [],
  factSheetOf: notYet,
  reviewOf: notYet,
  screen: notYet,
  cardOf: notYet,
  answerQuestion: notYet,
  wordWithModel: notYet,
  sentBy: notYet,
  ruleEditIssues: notYet,
  evaluate: notYet,
});
