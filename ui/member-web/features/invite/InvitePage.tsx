import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { rewardRules } from '#core/coin/rewards.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/index.ts';
import { useSite } from '../../page-context.ts';
import { useInvitations } from './use-invitations.ts';

declare global {
  interface MessageCatalogues {
    invite: typeof import('./messages/vi.json');
  }
}

const QrPicture = lazy(() => import('./QrPicture.tsx'));

const { amount, coin } = rewardRules.REFERRAL;

const ShareButton = ({ link }: Readonly<{ link: string }>) => {
  const { formatMessage } = useIntl();
  const { siteName } = useSite();
  if (typeof navigator === 'undefined' || !('share' in navigator)) return null;
  const share = () => {
    navigator
      .share({
        title: siteName,
        text: formatMessage({ id: 'invite.share.text' }, { name: siteName }),
        url: link,
      })
      .catch(() => undefined); // closed without sharing
  };
  return (
    <Button variant="contained" startIcon={<ShareIcon />} onClick={share}>
      <FormattedMessage id="invite.share" />
    </Button>
  );
};

const LinkCard = ({ link, code }: Readonly<{ link: string; code: string }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="invite.link" />
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
            alignItems: 'center',
          }}
        >
          <Box>
            <Typography
              sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'background.sunken', overflowWrap: 'anywhere' }}
            >
              {link}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
              <CopyButton text={link} label={formatMessage({ id: 'invite.copy' })} />
              <ShareButton link={link} />
            </Stack>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
              <FormattedMessage id="invite.code" values={{ code: <b>{code}</b> }} />
            </Typography>
          </Box>
          <Box sx={{ justifySelf: 'center' }}>
            <Suspense fallback={<Skeleton variant="rounded" width={200} height={200} />}>
              <QrPicture text={link} />
            </Suspense>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75, textAlign: 'center' }}>
              <FormattedMessage id="invite.qr.hint" />
            </Typography>
          </Box>
        </Box>
      </CardContent>
    </Card>
  );
};

const Rules = ({ cap }: Readonly<{ cap: number }>) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="invite.rules" />
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          <li>
            <FormattedMessage id="invite.rule.join" />
          </li>
          <li>
            <FormattedMessage id="invite.rule.save" />
          </li>
          <li>
            <FormattedMessage
              id="invite.rule.claim"
              values={{ coins: <CoinAmount amount={amount} coin={coin} /> }}
            />
          </li>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          <FormattedMessage id="invite.rule.cap" values={{ count: cap }} />
        </Typography>
      </CardContent>
    </Card>
  );
};

const InvitePage = () => {
  const id = useId();
  const { formatMessage } = useIntl();
  const invitations = useInvitations();

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'invite.title' })}
      description={
        <FormattedMessage id="invite.lead" values={{ coins: <CoinAmount amount={amount} coin={coin} /> }} />
      }
    >
      <QueryView query={invitations} skeleton={<CardGridSkeleton cards={2} height={220} />}>
        {({ link, code, monthlyCap, items }) => (
          <Stack sx={{ gap: 2.5 }}>
            <LinkCard link={link} code={code} />
            <Rules cap={monthlyCap} />
            <Card component="section" aria-labelledby={id}>
              <CardContent>
                <Typography id={id} variant="h2" sx={{ mb: 1 }}>
                  <FormattedMessage id="invite.joined" values={{ count: items.length }} />
                </Typography>
                {items.length === 0 ? (
                  <EmptyState
                    compact
                    picture={<GatePicture />}
                    title={<FormattedMessage id="invite.empty" />}
                  >
                    <FormattedMessage id="invite.empty.text" />
                  </EmptyState>
                ) : (
                  <>
                    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                      <FormattedMessage id="invite.masked" />
                    </Typography>
                    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                      {items.map(({ name, joinedAt, verified, saved, rewarded }) => (
                        <Box
                          component="li"
                          key={`${name} ${joinedAt.getTime()}`}
                          sx={{
                            display: 'flex',
                            flexWrap: 'wrap',
                            gap: 1,
                            justifyContent: 'space-between',
                            alignItems: 'center',
                            py: 1.25,
                            borderTop: '1px solid',
                            borderColor: 'divider',
                          }}
                        >
                          <Box>
                            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                              <FormattedMessage
                                id="invite.joinedAt"
                                values={{ time: <RelativeTime at={joinedAt} /> }}
                              />
                            </Typography>
                          </Box>
                          <StatusChip
                            status={rewarded ? 'done' : verified && saved ? 'active' : 'waiting'}
                            label={
                              <FormattedMessage
                                id={
                                  rewarded
                                    ? 'invite.state.rewarded'
                                    : verified && saved
                                      ? 'invite.state.claimable'
                                      : verified
                                        ? 'invite.state.verified'
                                        : 'invite.state.joined'
                                }
                              />
                            }
                          />
                        </Box>
                      ))}
                    </Box>
                  </>
                )}
              </CardContent>
            </Card>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
};

export default InvitePage;
