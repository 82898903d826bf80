import type { Guard } from './guard.ts';

const learning = 'core/learning';
const quizzes = 'adapters/http/learning/quiz-abuse.test.ts';
const times = 'adapters/http/learning/time-abuse.test.ts';
const people = 'adapters/http/learning/people-abuse.test.ts';
const gates = 'adapters/http/learning/gate.test.ts';
const signatures = 'adapters/external/credentials/credential-signer.test.ts';

/** Quizzes: how often, by which clock, whose, and what an answer may say. */
const quizGuards: readonly Guard[] = [
  {
    without: 'every submission is scored, however many are left',
    changes: [
      { file: `${learning}/quiz/attempt.ts`, from: 'if (left === 0) throw', to: 'if (left === -1) throw' },
    ],
    test: { file: quizzes, title: 'scores what is left of fifty submissions at once' },
  },
  {
    without: 'a second tab opens another attempt',
    changes: [
      {
        file: `${learning}/study/use-cases/take-quiz.ts`,
        from: '  if (open)\n    return { attempt: open',
        to: '  if (open?.id === quizId)\n    return { attempt: open',
      },
    ],
    test: { file: quizzes, title: 'is one attempt in two tabs, submitted once' },
  },
  {
    without: 'a timed attempt that is left counts nothing',
    changes: [
      {
        file: `${learning}/quiz/attempt.ts`,
        from: ': boolean => timeLimit !== null;',
        to: ': boolean => timeLimit === 0;',
      },
    ],
    test: { file: quizzes, title: 'gives no fresh timed attempt to a reload, to Back, or to another device' },
  },
  {
    without: 'answers are taken after the time is over',
    changes: [
      {
        file: `${learning}/quiz/attempt.ts`,
        from: 'at.getTime() > deadlineAt.getTime() + graceMs',
        to: 'at.getTime() > deadlineAt.getTime() + 1_000 * graceMs',
      },
    ],
    test: { file: quizzes, title: 'goes by the server’s clock' },
  },
  {
    without: 'choices of other questions are taken',
    changes: [
      {
        file: `${learning}/quiz/score.ts`,
        from: 'const isKnown = chosen.every((id) => known.has(id)) &&',
        to: 'const isKnown = known.size > 0 &&',
      },
    ],
    test: { file: quizzes, title: 'refuses choices, questions and attempts of others' },
  },
  {
    without: 'questions of other quizzes are answered',
    changes: [
      {
        file: `${learning}/quiz/score.ts`,
        from: "if (!question) throw new DomainError('quiz.choice_unknown');",
        to: 'if (!question) continue;',
      },
    ],
    test: { file: quizzes, title: 'refuses choices, questions and attempts of others' },
  },
  {
    without: 'the attempt of another learner is read and submitted',
    changes: [
      {
        file: `${learning}/study/use-cases/take-quiz.ts`,
        from: "const isOwn = enrolment?.userId === userId && enrolment.status !== 'CANCELED';",
        to: "const isOwn = userId !== '' && enrolment && enrolment.status !== 'CANCELED';",
      },
    ],
    test: { file: quizzes, title: 'refuses choices, questions and attempts of others' },
  },
  {
    without: 'a result says what is right before a pass',
    changes: [
      {
        file: `${learning}/study/views/attempt-view.ts`,
        from: 'review: hasPassed ? reviewed(quiz, answers) : null,',
        to: 'review: reviewed(quiz, answers),',
      },
    ],
    test: { file: quizzes, title: 'tells nothing about what is right before a pass' },
  },
];

/** What is measured: time that truly passed, once. */
const timeGuards: readonly Guard[] = [
  {
    without: 'one beat claims the whole video',
    changes: [
      {
        file: `${learning}/lesson/allowance.ts`,
        from: 'let left = Math.floor(allowanceMs / 1_000);',
        to: 'let left = Math.max(86_400, allowanceMs);',
      },
    ],
    test: { file: times, title: 'is credited two seconds and twice what was waited' },
  },
  {
    without: 'a beat that is sent again counts again',
    changes: [
      {
        file: `${learning}/study/use-cases/measure-lesson.ts`,
        from: 'if (beat.seq <= session.seq) return',
        to: 'if (beat.seq <= -session.seq) return',
      },
    ],
    test: { file: times, title: 'is credited no more by beats that are replayed' },
  },
  {
    without: 'two sessions are two clocks',
    changes: [
      {
        file: `${learning}/study/use-cases/measure-lesson.ts`,
        from: 'const isOver = session === null || session.endedAt !== null ||',
        to: 'const isOver = session === null ||',
      },
    ],
    test: { file: times, title: 'is one clock, however many sessions are opened' },
  },
  {
    without: 'a loop counts each time',
    changes: [
      {
        file: `${learning}/lesson/allowance.ts`,
        from: '.flatMap((span) => newPartsOf(span, watched))',
        to: '.flatMap((span) => (newPartsOf(span, watched), [span]))',
      },
      {
        file: `${learning}/lesson/watched.ts`,
        from: 'if (last && from <= last[1]) last[1]',
        to: 'if (last && from < 0) last[1]',
      },
    ],
    test: { file: times, title: 'of ten seconds that are looped for an hour is ten' },
  },
  {
    without: 'a document that is open for a moment was read',
    changes: [
      {
        file: `${learning}/lesson/measure.ts`,
        from: 'Math.max(0, Math.min(claimedMs, elapsedMs, longestVisibleMs))',
        to: 'Math.max(elapsedMs, claimedMs)',
      },
    ],
    test: { file: times, title: 'passes as on the server, and ends with its end' },
  },
];

/** What is shut, and whose it is. */
const admissionGuards: readonly Guard[] = [
  {
    without: 'a locked lesson is open to everybody',
    changes: [
      {
        file: `${learning}/study/place.ts`,
        from: "if (admission.state === 'LOCKED') throw new DomainError(admission.reason ?? 'lesson.cannot_learn');",
        to: '',
      },
    ],
    test: { file: gates, title: 'is shut to visitors and members but for previews' },
  },
  {
    without: 'a learner reads on after a refund',
    changes: [
      {
        file: `${learning}/study/use-cases/measure-lesson.ts`,
        from: "session.endedAt !== null || enrolment?.status === 'CANCELED';",
        to: 'session.endedAt !== null;',
      },
    ],
    test: { file: gates, title: 'is shut again after a refund' },
  },
  {
    without: 'a file of another enters a lesson',
    changes: [
      {
        file: 'adapters/memory/platform/media.ts',
        from: 'livingOf(view(), ownerId)\n      .filter(({ id }) => ids.includes(id))',
        to: "view()\n      .table('media')\n      .all()\n      .filter(({ id }) => ownerId !== '' && ids.includes(id))",
      },
    ],
    test: { file: people, title: 'enters no lesson as a file' },
  },
  {
    without: 'a file of any kind enters a lesson',
    changes: [
      {
        file: 'core/platform/media/attachable.ts',
        from: ' && purposes.includes(medium.purpose);',
        to: ' && purposes.length > 0;',
      },
    ],
    test: { file: people, title: 'enters no lesson as a file' },
  },
  {
    without: 'a draft is found by a search',
    changes: [
      {
        file: 'adapters/memory/learning/challenges.ts',
        from: "      challenge.status === 'PUBLISHED' &&\n",
        to: "      challenge.status !== 'ARCHIVED' &&\n",
      },
    ],
    test: { file: people, title: 'is no draft of: no stranger' },
  },
  {
    without: 'a coach edits what another wrote',
    changes: [
      {
        file: `${learning}/challenge/author.ts`,
        from: '  if (!isAuthor(actor, challenge)) return false;\n',
        to: '',
      },
    ],
    test: { file: people, title: 'is not edited, published or featured by a coach' },
  },
  {
    without: 'a coach features a challenge',
    changes: [
      {
        file: `${learning}/challenge/use-cases/publish-challenge.ts`,
        from: "    requirePermission(actor, 'knowledge.manage');\n    return transaction(async (repositories) => {\n      const before = await lock(repositories, id);\n      if (place !== null",
        to: '    return transaction(async (repositories) => {\n      const before = await lock(repositories, id);\n      if (place !== null',
      },
      {
        file: 'adapters/http/learning/contract/admin-challenges.ts',
        from: "from there',\n      access: ['knowledge.manage'],",
        to: "from there',\n      access: 'member',",
      },
    ],
    test: { file: people, title: 'is not edited, published or featured by a coach' },
  },
];

/** Coins move once, and to nobody from themselves. */
const coinGuards: readonly Guard[] = [
  {
    without: 'fifty enrolments at once pay fifty times',
    changes: [
      {
        file: `${learning}/enrolment/use-cases/enroll.ts`,
        from: "if ((await enrolments.ofUser(userId, id)) !== null) throw new DomainError('enrolment.exists');",
        to: '',
      },
      {
        file: 'adapters/memory/learning/enrolments.ts',
        from: "if (ofUser(enrolment.userId, enrolment.challengeId)) view().refuse('enrolment.exists');",
        to: '',
      },
    ],
    test: { file: people, title: 'move once for fifty enrolments at once' },
  },
  {
    without: 'who has too few coins begins all the same',
    changes: [
      {
        file: 'adapters/memory/money/wallets.ts',
        from: '.filter(({ name }) => after[name] < 0)',
        to: '.filter(({ name }) => after[name] < -1_000_000)',
      },
    ],
    test: { file: people, title: 'move once for fifty enrolments at once' },
  },
  {
    without: 'who has finished takes the price back',
    changes: [
      {
        file: `${learning}/enrolment/enrolment.ts`,
        from: "status === 'IN_PROGRESS' && at < until && percent < below && !wasRefunded;",
        to: "status !== 'CANCELED' && at < until && percent < 101 + below && !wasRefunded;",
      },
    ],
    test: { file: people, title: 'come back to nobody who has finished' },
  },
  {
    without: 'an author buys and praises their own',
    changes: [
      {
        file: `${learning}/enrolment/use-cases/enroll.ts`,
        from: "if (isAuthor(actor, challenge)) throw new DomainError('challenge.own');",
        to: '',
      },
    ],
    test: { file: people, title: 'are earned by nobody from themselves' },
  },
];

/** What is written runs nowhere, and what is signed was signed by us. */
const textGuards: readonly Guard[] = [
  {
    without: 'script is kept in a lesson and a description',
    changes: [
      {
        file: 'core/platform/rich-text/require-rich-text.ts',
        from: 'const html = richText.clean(sent);',
        to: 'const html = richText === null ? richText : sent;',
      },
    ],
    test: { file: people, title: 'never runs: script in a lesson' },
  },
  {
    without: 'mark-up is kept in a caption',
    changes: [
      {
        // The reader of captions takes tags away by itself, too.
        file: 'adapters/external/captions.ts',
        from: '.map(({ start, end, text }): Cue => ({',
        to: '.map(({ start, end, content: text }): Cue => ({',
      },
      {
        file: 'adapters/external/captions.ts',
        from: ".replace(/<[^>]*>|\\{\\\\[^}]*\\}/g, '')",
        to: '',
      },
    ],
    test: {
      file: 'adapters/external/captions.test.ts',
      title: 'reads WebVTT with notes, settings and markup',
    },
  },
  {
    without: 'certificates are listed to members',
    changes: [
      {
        file: 'core/platform/credential/use-cases/staff-credentials.ts',
        from: "  async (actor: Actor, request: ListRequest): Promise<List<StaffCredential>> => {\n    requirePermission(actor, 'knowledge.view', 'knowledge.manage');",
        to: '  async (_actor: Actor, request: ListRequest): Promise<List<StaffCredential>> => {',
      },
      {
        file: 'adapters/http/platform/contract/admin-certificates.ts',
        from: "const access = ['knowledge.view', 'knowledge.manage'] as const;",
        to: "const access = 'member' as const;",
      },
    ],
    test: { file: people, title: 'of a certificate is found by its public id alone' },
  },
  {
    without: 'a changed byte is a valid certificate',
    changes: [
      {
        file: 'adapters/external/credentials/credential-signer.ts',
        from: 'if (error instanceof errors.JOSEError) return false;',
        to: 'if (error instanceof errors.JOSEError) return true;',
      },
    ],
    test: { file: 'adapters/http/platform/certificates.test.ts', title: 'is checked by its signed text' },
  },
  {
    without: 'a header may bring a key along',
    changes: [
      {
        file: 'core/platform/credential/credential-check.ts',
        from: "if (!isExact || known === undefined || typ !== 'JWT'",
        to: "if ((!isExact && header['x'] === 1) || known === undefined || typ === 1",
      },
    ],
    test: { file: signatures, title: 'by the right key under another header than ours' },
  },
];

/** Every abuse of learning that the design names, with what stops it. */
export const learningGuards: readonly Guard[] = [
  ...quizGuards,
  ...timeGuards,
  ...admissionGuards,
  ...coinGuards,
  ...textGuards,
];
