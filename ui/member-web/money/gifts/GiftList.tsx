import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { ReportAction } from '../../app/social/ReportAction.tsx';
import { type Direction, type Gift, useGifts, useThanks } from './data.ts';

const Steps = ({ gift }: Readonly<{ gift: Gift }>) => {
  const { formatMessage } = useIntl();
  const thank = useThanks();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { id, other, thankedAt, message } = gift;
  const sayThanks = async () => {
    setBusy(true);
    setRefusal(undefined);
    await thank(id).catch(setRefusal);
    setBusy(false);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {thankedAt === null ? (
          <Button
            variant="outlined"
            size="small"
            disabled={isBusy}
            aria-label={formatMessage({ id: 'gifts.thank.label' }, { name: other.name })}
            onClick={() => void sayThanks()}
          >
            <FormattedMessage id="gifts.thank" />
          </Button>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="gifts.thanked" />
          </Typography>
        )}
        {message !== '' && (
          <ReportAction
            target={{ targetKind: 'GIFT', targetId: id }}
            label={<FormattedMessage id="gifts.report" />}
          />
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </>
  );
};

const Row = ({ gift }: Readonly<{ gift: Gift }>) => {
  const { formatMessage } = useIntl();
  const { direction, other, amount, message, isMessageHidden, thankedAt, createdAt } = gift;
  const isGiven = direction === 'GIVEN';
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {other.name || formatMessage({ id: 'gifts.gone' })}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            <RelativeTime at={createdAt} />
          </Typography>
        </Box>
        <CoinAmount amount={isGiven ? -amount : amount} coin="BASE_COIN" signed />
      </Box>
      {message !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{`“${message}”`}</Typography>
      )}
      {isMessageHidden && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="gifts.hidden" />
        </Typography>
      )}
      {isGiven
        ? thankedAt !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="gifts.thanked.you" />
            </Typography>
          )
        : other.name !== '' && <Steps gift={gift} />}
    </Box>
  );
};

export const GiftList = ({ list }: Readonly<{ list: Direction }>) => {
  const query = useGifts(list);
  return (
    <>
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={3} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            compact
            picture={<GiftPicture />}
            title={<FormattedMessage id={`gifts.empty.${list}`} />}
          >
            <FormattedMessage id={`gifts.empty.${list}.text`} />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((gift) => (
                <Row key={gift.id} gift={gift} />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} mt={1} />
    </>
  );
};
