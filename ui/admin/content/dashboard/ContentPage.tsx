import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { FiguresHeading } from '../../app/parts/FiguresPage.tsx';
import { Mark, Oldest, Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { useContentBoard, type ContentBoard } from '../parts/data.ts';

const queues = [
  { key: 'posts', to: filteredPath('posts', { isWaiting: 'true' }, 'waitingSince') },
  { key: 'contact', to: filteredPath('contact-messages', { status: 'NEW' }, 'createdAt') },
  { key: 'reports', to: filteredPath('bug-reports', { status: 'PENDING' }, 'createdAt') },
] as const;

const Domains = ({ domains }: Readonly<{ domains: NonNullable<ContentBoard['domains']> }>) => (
  <Tile
    label={<FormattedMessage id="console.contentBoard.domains" />}
    value={domains.ending}
    to={filteredPath('domains', { status: 'ACTIVE' }, 'expiresAt')}
  >
    {domains.nextEndsAt !== null && (
      <span>
        <FormattedMessage
          id="console.contentBoard.domains.next"
          values={{ when: <RelativeTime key="when" at={domains.nextEndsAt} focusable={false} /> }}
        />
      </span>
    )}
    {domains.inGrace > 0 && (
      <Mark status="warning">
        <FormattedMessage id="console.contentBoard.domains.grace" values={{ count: domains.inGrace }} />
      </Mark>
    )}
  </Tile>
);

/** From this share of the cap on, what is left is worth a look before something is promised. */
const scarce = 0.1;

const Bounties = ({ bounties }: Readonly<{ bounties: NonNullable<ContentBoard['bounties']> }>) => {
  const { number } = useFormats();
  const { cap, reserved, paid, left } = bounties;
  return (
    <>
      <FiguresHeading id="console.contentBoard.bounties" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.contentBoard.bounties.left" />} value={left}>
          {left < cap * scarce && (
            <Mark status="warning">
              <FormattedMessage id="console.contentBoard.bounties.scarce" />
            </Mark>
          )}
          <span>
            <FormattedMessage id="console.contentBoard.bounties.cap" values={{ cap: number(cap) }} />
          </span>
        </Tile>
        <Tile label={<FormattedMessage id="console.contentBoard.bounties.reserved" />} value={reserved} />
        <Tile label={<FormattedMessage id="console.contentBoard.bounties.paid" />} value={paid} />
      </Tiles>
    </>
  );
};

const isQuiet = ({ posts, contact, reports, domains }: ContentBoard): boolean =>
  [posts, contact, reports].every((queue) => queue === null || queue.count === 0) &&
  (domains === null || domains.ending + domains.inGrace === 0);

const Board = ({ board }: Readonly<{ board: ContentBoard }>) => (
  <>
    <FiguresHeading id="console.contentBoard.waiting" />
    {isQuiet(board) ? (
      <EmptyState compact title={<FormattedMessage id="console.contentBoard.quiet" />} />
    ) : (
      <Tiles>
        {queues.map(({ key, to }) => {
          const queue = board[key];
          return (
            queue !== null && (
              <Tile
                key={key}
                label={<FormattedMessage id={`console.contentBoard.${key}`} />}
                value={queue.count}
                to={to}
              >
                <Oldest at={queue.oldestAt} />
              </Tile>
            )
          );
        })}
        {board.domains !== null && <Domains domains={board.domains} />}
      </Tiles>
    )}
    {board.bounties !== null && <Bounties bounties={board.bounties} />}
  </>
);

const ContentPage = () => {
  const { formatMessage } = useIntl();
  const query = useContentBoard();
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.content-dashboard.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.contentBoard.lead" />}
    >
      <QueryView query={query} skeleton={<CardGridSkeleton cards={4} />}>
        {(board) => <Board board={board} />}
      </QueryView>
    </ConsolePage>
  );
};
export default ContentPage;
