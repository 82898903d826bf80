import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { ListLink, Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import type { StaffChallenge } from '../data.ts';
import { Coins, EnrolmentStatusChip } from '../parts/cells.tsx';
import { learningClient } from '../parts/client.ts';
import { fact } from '../parts/list-parts.tsx';

type Props = Readonly<{ challenge: StaffChallenge }>;

const useFacts = (challenge: StaffChallenge): readonly Fact[] => {
  const { number, percent, dateTime } = useFormats();
  const { id, author, isPlatform, language, price, discountSet, discountUntilSet, pay, template } = challenge;
  const { rating, featured, publishedAt, translations } = challenge;
  return [
    fact(
      'author',
      <FormattedMessage id="console.learning.author" />,
      author === null || author.name === '' ? (
        <Nothing />
      ) : (
        <RecordLink place="users" id={author.id} name={author.name} />
      ),
    ),
    fact(
      'share',
      <FormattedMessage id="console.challenges.share" />,
      <FormattedMessage
        id={isPlatform ? 'console.challenges.share.platform' : 'console.challenges.share.coach'}
      />,
    ),
    fact(
      'language',
      <FormattedMessage id="console.challenges.language" />,
      <FormattedMessage id={`console.language.${language}`} />,
    ),
    fact('price', <FormattedMessage id="console.challenges.price" />, <Coins amount={price} />),
    ...(discountSet === 0
      ? []
      : [
          fact(
            'discount',
            <FormattedMessage id="console.challenges.discount" />,
            discountUntilSet === null ? (
              percent(discountSet, 0)
            ) : (
              <FormattedMessage
                id="console.challenges.discountUntil"
                values={{ discount: percent(discountSet, 0), until: dateTime(discountUntilSet) }}
              />
            ),
          ),
          fact(
            'pay',
            <FormattedMessage id="console.challenges.pay" />,
            <CoinAmount coin="FIT_COIN" amount={pay} size="small" />,
          ),
        ]),
    fact(
      'template',
      <FormattedMessage id="console.challenges.certificate" />,
      <FormattedMessage id={`console.challenges.certificate.${template ?? 'unset'}`} />,
    ),
    fact(
      'ratings',
      <FormattedMessage id="console.challenges.ratings" />,
      rating.count === 0 ? (
        <Nothing />
      ) : (
        <ListLink
          place="challenge-reviews"
          filter={{ challengeId: id }}
          name={
            <FormattedMessage
              id="console.challenges.mean"
              values={{ mean: rating.mean === null ? '–' : number(rating.mean, 1), count: rating.count }}
            />
          }
        />
      ),
    ),
    fact(
      'featured',
      <FormattedMessage id="console.challenges.featured" />,
      featured === null ? <Nothing /> : number(featured),
    ),
    fact(
      'published',
      <FormattedMessage id="console.challenges.publishedAt" />,
      publishedAt === null ? <Nothing /> : dateTime(publishedAt),
    ),
    fact(
      'updated',
      <FormattedMessage id="console.challenges.updatedAt" />,
      <When at={challenge.updatedAt} />,
    ),
    fact(
      'quizzes',
      <FormattedMessage id="resources.quizzes.name" values={{ smart_count: 2 }} />,
      <ListLink
        place="quizzes"
        filter={{ challengeId: id }}
        name={<FormattedMessage id="console.challenges.openQuizzes" />}
      />,
    ),
    ...translations.map((one) =>
      fact(
        one.id,
        <FormattedMessage id="console.challenges.translation" />,
        <RecordLink place="challenges" id={one.id} name={one.title} />,
      ),
    ),
  ];
};

export const ChallengeFacts = ({ challenge }: Props) => {
  const { summary, goals } = challenge;
  return (
    <Section title={<FormattedMessage id="console.challenges.facts" />}>
      {summary !== '' && <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>{summary}</Box>}
      {goals.length > 0 && (
        <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </Box>
      )}
      <Facts facts={useFacts(challenge)} />
    </Section>
  );
};

/** Who began last, and the way to all of them. */
export const Learners = ({ challenge: { id, edition } }: Props) => {
  const { percent } = useFormats();
  if (edition === 0) return null;
  return (
    <Section title={<FormattedMessage id="console.challenges.newLearners" />}>
      <RelatedRows
        queryKey={['enrolments', 'of', id]}
        sort={['enrolledAt', 'DESC']}
        load={(query, signal) =>
          learningClient.adminEnrolments.list(
            { query: { ...query, filter: JSON.stringify({ challengeId: id }) } },
            { signal },
          )
        }
        all={filteredPath('enrolments', { challengeId: id })}
      >
        {(enrolment) => (
          <RelatedRow
            title={
              <RecordLink place="enrolments" id={enrolment.id} name={enrolment.userName || <Nothing />} />
            }
            note={<When at={enrolment.enrolledAt} />}
            value={percent(enrolment.percent, 0)}
            corner={<EnrolmentStatusChip status={enrolment.status} />}
          />
        )}
      </RelatedRows>
    </Section>
  );
};

/** What learners have read so far, newest first. */
export const Editions = ({ challenge: { editions } }: Props) =>
  editions.length === 0 ? null : (
    <Section title={<FormattedMessage id="console.challenges.editions" />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {editions.map(({ number, kind, at }) => (
          <li key={number}>
            <RelatedRow
              title={<FormattedMessage id="console.challenges.edition" values={{ number }} />}
              note={<FormattedMessage id={`console.challenges.edition.${kind}`} />}
              value={<When at={at} />}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
