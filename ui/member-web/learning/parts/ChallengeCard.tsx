import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengePath } from '../../app/paths.ts';
import type { ChallengeCardData } from '../data.ts';
import { Cover } from './Cover.tsx';
import { Facts } from './Facts.tsx';
import { Price } from './Price.tsx';
import { ProgressLine } from './ProgressLine.tsx';

type Props = Readonly<{
  challenge: ChallengeCardData;
  /** Of the reader who is learning it. */
  percent?: number | undefined;
  eager?: boolean;
  /** Under which heading it stands. */
  heading?: 'h2' | 'h3';
}>;

/** The whole card leads to the challenge; the title is what the link is called. */
export const ChallengeCard = ({ challenge, percent, eager = false, heading = 'h2' }: Props) => {
  const { slug, language, title, summary, author, coverUrl, price, pay } = challenge;
  return (
    <Card
      component="li"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Cover url={coverUrl} eager={eager} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography variant="h3" component={heading} lang={language} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={LocalLink}
            to={challengePath(slug)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }}
          >
            {title}
          </Link>
        </Typography>
        {author !== null && author.name !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="catalogue.by" values={{ name: author.name }} />
          </Typography>
        )}
        <Typography
          lang={language}
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {summary}
        </Typography>
        <Box sx={{ mt: 'auto' }}>
          <Facts challenge={challenge} />
        </Box>
        {percent === undefined ? <Price price={price} pay={pay} /> : <ProgressLine percent={percent} />}
      </Box>
    </Card>
  );
};

export const challengeGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
