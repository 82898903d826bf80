import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useFormats } from '#ui/intl.ts';
import { ListLink, Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import type { StaffPost } from '../data.ts';
import { casesFact, fact, hiddenReasonFact } from '../parts/facts.tsx';

type Props = Readonly<{ post: StaffPost }>;

/** The words, as far as staff may read them outside of a case. */
export const PostText = ({ post: { text, preview } }: Props) => (
  <Section title={<FormattedMessage id="console.feedPosts.text" />}>
    {text === null ? (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.feedPosts.onlyInCase.text" />
      </Typography>
    ) : (
      <Quote>{text === '' ? <FormattedMessage id="console.cases.noText" /> : text}</Quote>
    )}
    {preview !== null && (
      <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        <FormattedMessage id="console.feedPosts.preview" />
        {': '}
        <Link href={preview.url} target="_blank" rel="noopener noreferrer nofollow">
          {preview.title || preview.url}
        </Link>
      </Typography>
    )}
  </Section>
);

export const PostMedia = ({ post: { mediaList } }: Props) => {
  if (mediaList.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="console.feedPosts.media" />}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {mediaList.map(({ id, type, url, alt }) => (
          <li key={id}>
            <SignedMedium type={type} url={url} alt={alt} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
              {alt === '' ? <FormattedMessage id="console.feedPosts.noAlt" /> : alt}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
};

/** What the author chose to show of their own records, as it stood then. */
export const PostCard = ({ post: { card } }: Props) => {
  const say = useWords();
  const { number } = useFormats();
  const { metric } = useMeasures();
  if (card === null) return null;
  const valueOf = ({ key, from, to }: (typeof card.lines)[number]): string => {
    const shown = (value: number) => (isMetric(key) ? metric(key, value) : number(value));
    return from === null ? shown(to) : `${shown(from)} → ${shown(to)}`;
  };
  return (
    <Section title={<FormattedMessage id={`console.feedPosts.card.${card.kind}`} />}>
      <Facts
        facts={card.lines.map((line) => ({
          key: line.key,
          label: isMetric(line.key) ? (
            say(metricLabel(line.key))
          ) : (
            <FormattedMessage id="console.feedPosts.card.weeks" />
          ),
          value: valueOf(line),
        }))}
      />
    </Section>
  );
};

const useFacts = (post: StaffPost): readonly Fact[] => {
  const { number } = useFormats();
  const { id, authorId, authorName, visibility, likes, comments, locked, hiddenReason } = post;
  return [
    fact(
      'author',
      <FormattedMessage id="console.cases.owner" />,
      <RecordLink place="users" id={authorId} name={authorName || <Nothing />} />,
    ),
    fact(
      'visibility',
      <FormattedMessage id="console.feedPosts.visibility" />,
      <FormattedMessage id={`console.feedPosts.visibility.${visibility}`} />,
    ),
    fact('likes', <FormattedMessage id="console.feedPosts.likes" />, number(likes)),
    fact(
      'comments',
      <FormattedMessage id="console.feedPosts.comments" />,
      <ListLink place="comments" filter={{ subjectId: id }} name={number(comments)} />,
    ),
    fact(
      'locked',
      <FormattedMessage id="console.feedPosts.commenting" />,
      <FormattedMessage id={locked ? 'console.feedPosts.locked' : 'console.feedPosts.unlocked'} />,
    ),
    fact(
      'published',
      <FormattedMessage id="console.feedPosts.publishedAt" />,
      <When at={post.publishedAt} />,
    ),
    fact('edited', <FormattedMessage id="console.feedPosts.editedAt" />, <When at={post.editedAt} />),
    ...hiddenReasonFact(hiddenReason),
    casesFact(id),
  ];
};

export const PostFacts = ({ post }: Props) => (
  <Section>
    <Facts facts={useFacts(post)} />
  </Section>
);
