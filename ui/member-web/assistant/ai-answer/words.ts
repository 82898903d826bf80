import type { MessageId } from '#ui/intl.ts';
import type { AiAnswer, AiBlock } from '../../app/data/ai.ts';

declare global {
  interface MessageCatalogues {
    'ai-answer': typeof import('./messages/vi.json');
  }
}

export const sectionTitle = (kind: AiBlock['kind']): MessageId => `aiAnswer.section.${kind}`;

export const failureText = (failure: NonNullable<AiAnswer['failure']>): MessageId =>
  `aiAnswer.failure.${failure}`;
