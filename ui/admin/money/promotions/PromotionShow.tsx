import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { PromotionStatusChip, UsesOf, WorthOf } from './cells.tsx';
import { type Promotion, usePromotion, usePromotionSteps } from './data.ts';

const PromotionRecord = ({ promotion }: Readonly<{ promotion: Promotion }>) => {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormats();
  const { actorName } = useAuditWords();
  const coin = promotion.kind === 'PLAN_PRICE' ? 'FIT_COIN' : 'BASE_COIN';
  const fact = (key: string, value: React.ReactNode) => ({
    key,
    label: <FormattedMessage id={`console.promo.${key}` as 'console.promo.kind'} />,
    value,
  });
  return (
    <Section>
      <Facts
        facts={[
          fact('kind', <FormattedMessage id={`promo.kind.${promotion.kind}`} />),
          fact('value', <WorthOf {...promotion} />),
          ...(promotion.cap === null ? [] : [fact('cap', <CoinAmount coin={coin} amount={promotion.cap} />)]),
          ...(promotion.minCoins === null
            ? []
            : [fact('minCoins', <CoinAmount coin="FIT_COIN" amount={promotion.minCoins} />)]),
          ...(promotion.plan === null
            ? []
            : [fact('plan', <FormattedMessage id={`user.level.${promotion.plan}`} />)]),
          fact(
            'code',
            promotion.isBatch ? (
              <FormattedMessage id="console.promo.codes" values={{ count: promotion.codeCount }} />
            ) : (
              <>
                <code>{promotion.firstCode}</code>{' '}
                <CopyButton
                  text={promotion.firstCode}
                  label={formatMessage({ id: 'console.promo.code.copy' })}
                />
              </>
            ),
          ),
          fact('from', dateTime(promotion.startsAt)),
          fact('until', dateTime(promotion.endsAt)),
          fact('uses', <UsesOf {...promotion} />),
          fact('usesPerMember', number(promotion.usesPerMember)),
          fact(
            'newMemberDays',
            promotion.newMemberDays === null ? <Nothing /> : number(promotion.newMemberDays),
          ),
          fact('cost', <CoinAmount coin={coin} amount={promotion.coinsGiven} />),
          fact('createdBy', actorName(promotion.createdBy, promotion.createdByName)),
        ]}
      />
    </Section>
  );
};

const Steps = ({ promotion }: Readonly<{ promotion: Promotion }>) => {
  const may = useMay();
  const { stop, resume, codes } = usePromotionSteps(promotion);
  const { id, status } = promotion;
  const refusal = stop.error ?? resume.error ?? codes.error;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        component={Link}
        to={filteredPath('promo-uses', { promotionId: id })}
      >
        <FormattedMessage id="console.promo.uses" />
      </Button>
      {may('promo.manage') && (
        <>
          <Button
            variant="outlined"
            size="small"
            startIcon={<DownloadIcon />}
            disabled={codes.isPending}
            onClick={() => codes.mutate()}
          >
            <FormattedMessage id="console.promo.download" />
          </Button>
          {status === 'ACTIVE' ? (
            <Button
              variant="outlined"
              color="error"
              size="small"
              disabled={stop.isPending}
              onClick={() => stop.mutate()}
            >
              <FormattedMessage id="console.promo.stop" />
            </Button>
          ) : (
            <Button
              variant="contained"
              size="small"
              disabled={resume.isPending}
              onClick={() => resume.mutate()}
            >
              <FormattedMessage id="console.promo.resume" />
            </Button>
          )}
        </>
      )}
      {refusal !== null && <ErrorNote error={refusal} />}
    </>
  );
};

const PromotionShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = usePromotion(id);
  const promotion = query.data;
  return (
    <ConsolePage
      title={promotion?.title ?? formatMessage({ id: 'resources.promotions.name' }, { smart_count: 1 })}
      beside={promotion && <PromotionStatusChip status={promotion.status} />}
      back={{
        to: '/admin/promotions',
        label: <FormattedMessage id="resources.promotions.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={promotion && <Steps promotion={promotion} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <PromotionRecord promotion={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default PromotionShow;
