import { displayName } from '#core/access/actor/person.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { issueCredential, type IssuePorts } from '#core/platform/credential/issue.ts';
import { challengePage } from '#core/learning/challenge/notices.ts';
import { lessonsIn, minutesOf, quizzesIn, type Edition } from '#core/learning/challenge/edition.ts';
import type { ChallengeRow } from '#core/learning/challenge/ports.ts';
import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import type { QuizState } from '#core/learning/quiz/attempt.ts';

type Completed = Readonly<{ enrolment: Enrolment; challenge: ChallengeRow; edition: Edition; at: Date }>;

/** The mean of the best scores, whole; null without a quiz. */
export const scoreOf = (edition: Edition, states: readonly QuizState[]): number | null => {
  const asked = new Set(quizzesIn(edition.outline).map(({ id }) => id));
  const best = states.filter(({ quizId }) => asked.has(quizId)).map((state) => state.best ?? 0);
  return best.length === 0 ? null : Math.floor(best.reduce((sum, score) => sum + score, 0) / best.length);
};

/** Whole hours; what takes less than half of one says none. */
const hoursOf = (edition: Edition): number | null => Math.round(minutesOf(edition.outline) / 60) || null;

type CertificatePorts = IssuePorts & Pick<Ports, 'sentences'>;

/** What is kept of what was achieved: one for each edition. */
const achievementOf = ({ challenge, edition }: Completed, { sentences, baseUrl }: CertificatePorts) => {
  const { id, language, title, slug, summary } = challenge;
  const counts = sentences(language, 'certificate.contents', {
    lessons: lessonsIn(edition.outline).length,
    quizzes: quizzesIn(edition.outline).length,
  });
  return {
    id: `${id}-${edition.number}`,
    type: 'CertificateOfCompletion' as const,
    name: title,
    description: summary === '' ? counts : `${summary} ${counts}`,
    criteriaUrl: pageLink(baseUrl, language, challengePage(slug)),
    narrative: sentences(language, 'certificate.narrative', {}),
    language,
    version: String(edition.number),
  };
};

/**
 * Gives the certificate of a challenge that was just completed, in the same transaction: one for each enrolment, however
 * often the last step is taken at once. A challenge that promises none gives none.
 */
export const issueCertificate = async (
  repositories: Repositories,
  completed: Completed & Readonly<{ ports: CertificatePorts }>,
): Promise<void> => {
  const { enrolment, challenge, edition, at, ports } = completed;
  const { template } = challenge;
  if (template === null || template === 'NONE') return;
  const holder = await repositories.people.find(enrolment.userId);
  if (!holder) return;
  await issueCredential(
    repositories,
    ports,
    {
      kind: 'CERTIFICATE',
      sourceId: enrolment.id,
      userId: enrolment.userId,
      facts: {
        name: displayName(holder),
        title: challenge.title,
        author: challenge.authorName,
        startedAt: enrolment.enrolledAt,
        completedAt: at,
        hours: hoursOf(edition),
        score: scoreOf(edition, await repositories.quizStates.of(enrolment.id)),
        edition: edition.number,
        template,
        language: challenge.language,
      },
      achievement: achievementOf(completed, ports),
      validUntil: null,
    },
    at,
  );
};
