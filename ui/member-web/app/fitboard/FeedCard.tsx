import { FormattedMessage } from 'react-intl';
import { FeedSnippet } from '../../community/feed-snippet/FeedSnippet.tsx';
import { FitCard } from './FitCard.tsx';

/** What the people one follows said last. */
export const FeedCard = () => (
  <FitCard title={<FormattedMessage id="feed.snippet" />}>
    <FeedSnippet tab="following" />
  </FitCard>
);
