import type { Guard } from './guard.ts';

const coach = 'core/assistant/ai-coach';
const wording = 'core/assistant/wording';
const tokens = 'core/people/personal-token';
const answers = `${coach}/ai-coach.test.ts`;
const assistant = 'adapters/mcp/assistant.test.ts';

/** What leaves for a provider, and when. */
const privacyGuards: readonly Guard[] = [
  {
    without: 'a provider is asked before its member agreed',
    changes: [
      {
        file: `${coach}/answer-basis.ts`,
        from: 'if (!holds(consent, consentVersionOf(languageModel)))',
        to: 'if (consentVersionOf(languageModel) === "")',
      },
    ],
    test: { file: answers, title: 'asks nobody before consent' },
  },
  {
    without: 'a withdrawn consent goes on',
    changes: [
      {
        file: `${coach}/consent.ts`,
        from: 'consent !== null && consent.withdrawnAt === null && consent.version === version',
        to: 'consent !== null && consent.version === version',
      },
    ],
    test: { file: answers, title: 'asks nobody before consent' },
  },
  {
    without: 'a question leaves with the name and the contacts that were typed into it',
    changes: [
      {
        file: `${coach}/use-cases/ask-coach.ts`,
        from: 'wordingOf(ports, answer, standing, { question: masked, exchanges })',
        to: 'wordingOf(ports, answer, standing, { question: text, exchanges })',
      },
    ],
    test: { file: answers, title: 'is sent no name, contact, id or picture' },
  },
  {
    without: 'a deleted conversation leaves its words',
    changes: [
      {
        file: `${coach}/use-cases/conversations.ts`,
        from: '  await aiAnswers.forgetWords({ conversationId: id });',
        to: '',
      },
    ],
    test: {
      file: answers,
      title: 'stays in its conversation, which is renamed, and deleted with all its words',
    },
  },
];

/** Whose an answer is, and what it costs. */
const answerGuards: readonly Guard[] = [
  {
    without: 'anybody reads an answer',
    changes: [
      {
        file: `${coach}/word-answer.ts`,
        from: 'if (answer?.userId !== userId) throw',
        to: 'if (!answer || userId === "") throw',
      },
    ],
    test: { file: answers, title: 'is only of one’s own week, and only one’s own to read' },
  },
  {
    without: 'an answer of another member goes along to a coach',
    changes: [
      {
        file: `${coach}/attachment.ts`,
        from: 'if (answer?.userId !== ownerId || !hasEnded) return null;',
        to: 'if (!answer || ownerId === "" || !hasEnded) return null;',
      },
    ],
    test: {
      file: 'adapters/http/assistant/handed-over-answers.test.ts',
      title: 'is refused where it is another member’s',
    },
  },
  {
    without: 'a coach reads the sentences that were taken out',
    changes: [
      {
        file: `${coach}/attachment.ts`,
        from: 'said.filter(({ seq }) => keep.includes(seq))',
        to: 'said.filter(() => keep.length > 0)',
      },
    ],
    test: {
      file: 'adapters/http/assistant/handed-over-answers.test.ts',
      title: 'is read by the coach with exactly the sentences left in',
    },
  },
  {
    without: 'a failed answer keeps its coins',
    changes: [
      {
        file: `${coach}/settle.ts`,
        from: 'const amount = await giveBack(uses, answer, step);',
        to: 'const amount = 0;',
      },
    ],
    test: { file: answers, title: 'costs nothing after NO_ANSWER' },
  },
  {
    without: 'what a killed server left behind is held for ever',
    changes: [
      {
        file: `${coach}/use-cases/run-ai-jobs.ts`,
        from: 'await repositories.aiAnswers.lockExpired(at, 1)',
        to: 'await repositories.aiAnswers.lockExpired(at, 0)',
      },
    ],
    test: { file: answers, title: 'that a killed process left behind is settled within 90 seconds' },
  },
  {
    without: 'a key that comes twice is answered and paid twice',
    changes: [
      {
        file: `${coach}/use-cases/request-review.ts`,
        from: 'if (earlier) return { answer: earlier, wording: null, instead: [] };',
        to: '',
      },
    ],
    test: { file: answers, title: 'is one answer for one key, paid once' },
  },
  {
    without: 'help in need costs coins and a plan',
    changes: [
      {
        file: `${coach}/use-cases/ask-coach.ts`,
        from: 'const isOrdinary = raised === null || raised === dataAlone;',
        to: 'const isOrdinary = raised !== "OFF";',
      },
    ],
    test: { file: answers, title: 'shows cards whatever the plan, the coins and the limits' },
  },
  {
    without: 'staff read what nobody shared',
    changes: [
      {
        file: `${coach}/use-cases/staff-answers.ts`,
        from: "const isShared = rating?.thumb === 'DOWN' && rating.shared;",
        to: 'const isShared = rating !== undefined;',
      },
    ],
    test: { file: answers, title: 'reads an answer only where its owner shared it' },
  },
];

/** What a model may say, and by which words it is led. */
const modelGuards: readonly Guard[] = [
  {
    without: 'a model prints numbers of its own',
    changes: [
      {
        file: `${wording}/verifier.ts`,
        from: "['NUMBER', holdsNumber(",
        to: '[null, holdsNumber(',
      },
    ],
    test: { file: `${wording}/verifier.test.ts`, title: 'NUMBER, vi' },
  },
  {
    without: 'a model judges otherwise than the facts',
    changes: [
      {
        file: `${wording}/verifier.ts`,
        from: "['CATEGORY', unsupportedCategory(",
        to: '[null, unsupportedCategory(',
      },
    ],
    test: { file: `${wording}/verifier.test.ts`, title: 'CATEGORY, vi' },
  },
  {
    without: 'a text ends the data around it and gives instructions',
    changes: [
      {
        file: `${wording}/prompt.ts`,
        from: ".replaceAll('<', '\\\\u003c').replaceAll('>', '\\\\u003e')",
        to: '',
      },
    ],
    test: { file: `${wording}/word-with-model.test.ts`, title: 'keeps what people wrote inside of the data' },
  },
  {
    without: 'a prompt is used that no case has tried',
    changes: [
      {
        file: `${coach}/use-cases/staff-prompts.ts`,
        from: "if (!prompt.isPassed) throw new DomainError('ai.prompt_not_evaluated');",
        to: '',
      },
    ],
    test: { file: answers, title: 'activates no prompt that was not tried' },
  },
  {
    without: 'a prompt is used that passed with another model',
    changes: [
      {
        file: `${coach}/use-cases/staff-prompts.ts`,
        from: 'passedModel !== null && passedModel === modelInUse',
        to: 'passedModel !== null',
      },
    ],
    test: { file: answers, title: 'of what passed with one model makes nothing for another' },
  },
];

/** What a member’s own assistant is let in to. */
const tokenGuards: readonly Guard[] = [
  {
    without: 'a token does what it has no scope for',
    changes: [
      {
        file: `${tokens}/use-cases/use-personal-token.ts`,
        from: "if (missing !== undefined) throw new DomainError('token.scope_missing', { scope: missing });",
        to: '',
      },
    ],
    test: { file: assistant, title: 'is refused list_weeks without its scope' },
  },
  {
    without: 'a token opens after its time',
    changes: [
      {
        file: `${tokens}/personal-token.ts`,
        from: "return expiresAt <= at ? 'EXPIRED' : 'ALIVE';",
        to: "return expiresAt <= at ? 'ALIVE' : 'ALIVE';",
      },
    ],
    test: { file: assistant, title: 'is over when it ran out, was revoked, or the password changed' },
  },
  {
    without: 'a token opens after it was revoked',
    changes: [
      {
        file: `${tokens}/personal-token.ts`,
        from: "if (revokedAt !== null) return 'ENDED';",
        to: '',
      },
    ],
    test: { file: assistant, title: 'is over when it ran out, was revoked, or the password changed' },
  },
  {
    without: 'a token of staff has the rights of staff',
    changes: [
      {
        file: `${tokens}/use-cases/use-personal-token.ts`,
        from: "actor: { ...owner, type: 'USER', permissions: new Set() },",
        to: 'actor: owner,',
      },
    ],
    test: {
      file: `${tokens}/use-cases/personal-tokens.test.ts`,
      title: 'opens the owner’s data as a plain member',
    },
  },
  {
    without: 'a token makes calls all day long',
    changes: [
      {
        file: 'adapters/http/engine/server/assistant-route.ts',
        from: 'await limits.count([[`mcp:d:${tokenId}`, callsADay]], { ...shared, windowMs: day });',
        to: '',
      },
    ],
    test: { file: assistant, title: 'makes a thousand calls a day' },
  },
  {
    without: 'a token makes as many calls a minute as it likes',
    changes: [
      {
        file: 'adapters/http/engine/server/assistant-route.ts',
        from: '[[`mcp:m:${tokenId}`, callsAMinute]]',
        to: '[[`mcp:m:${tokenId}`, 10 * callsAMinute]]',
      },
    ],
    test: { file: assistant, title: 'makes sixty calls a minute' },
  },
];

/** Of the AI coach and of members’ own assistants. */
export const assistantGuards: readonly Guard[] = [
  ...privacyGuards,
  ...answerGuards,
  ...modelGuards,
  ...tokenGuards,
];
