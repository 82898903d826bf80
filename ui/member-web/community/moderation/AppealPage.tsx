import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { GatePicture, LetterPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { paths } from '../../app/paths.ts';
import { useAppealableSanctions } from './data.ts';
import { SanctionCard } from './SanctionCard.tsx';

const Outcome = ({ state, picture }: Readonly<{ state: 'dead' | 'sent' | 'none'; picture: ReactNode }>) => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: `moderation.appealPage.${state}` })}
      picture={picture}
      actions={
        <Button component={LocalLink} to={paths.login} variant="contained" size="large">
          <FormattedMessage id="moderation.appealPage.login" />
        </Button>
      }
    >
      <FormattedMessage id={`moderation.appealPage.${state}.text`} />
    </StatePage>
  );
};

/** For people who can't sign in: what, why, until when, and the appeal, by the link the refused sign-in gave. */
const AppealPage = () => {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const sanctions = useAppealableSanctions(token);
  const [isSent, setIsSent] = useState(false);
  const isDead =
    token === '' ||
    isApiError(sanctions.error, 'auth.token_invalid') ||
    isApiError(sanctions.error, 'auth.token_expired');

  if (isSent) return <Outcome state="sent" picture={<LetterPicture />} />;
  if (isDead) return <Outcome state="dead" picture={<LetterPicture />} />;
  if (sanctions.data?.length === 0) return <Outcome state="none" picture={<GatePicture />} />;
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'moderation.appealPage.title' })}
      description={<FormattedMessage id="moderation.appealPage.lead" />}
    >
      <QueryView query={sanctions} skeleton={<FormSkeleton fields={3} />}>
        {(list) => (
          <Stack sx={{ gap: 2 }}>
            {list.map((sanction) => (
              <SanctionCard
                key={sanction.id}
                sanction={sanction}
                token={token}
                onSent={() => setIsSent(true)}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
};

export default AppealPage;
