import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { paths } from '../../app/paths.ts';
import { useConfirmRegister } from './use-confirm-register.ts';

const ConfirmRegisterPage = () => {
  const { formatMessage } = useIntl();
  const { siteName } = useSite();
  const { confirm, busy, isDead, isVerified, error } = useConfirmRegister();

  if (isVerified) {
    return (
      <StatePage
        title={formatMessage({ id: 'auth.confirm.verified.title' })}
        picture={<LetterPicture />}
        actions={
          <Button component={LocalLink} to={paths.login} variant="contained" size="large">
            <FormattedMessage id="auth.login.submit" />
          </Button>
        }
      >
        <FormattedMessage id="auth.confirm.verified.text" />
      </StatePage>
    );
  }
  if (isDead) {
    return (
      <StatePage
        title={formatMessage({ id: 'auth.confirm.dead.title' })}
        picture={<LetterPicture />}
        actions={
          <Button component={LocalLink} to={paths.verify} variant="contained" size="large">
            <FormattedMessage id="auth.confirm.dead.action" />
          </Button>
        }
      >
        <FormattedMessage id="auth.confirm.dead.text" />
      </StatePage>
    );
  }
  return (
    <StatePage
      title={formatMessage({ id: 'auth.confirm.title' })}
      picture={<LetterPicture />}
      actions={
        <SubmitButton type="button" size="large" color="accent" busy={busy} onClick={confirm}>
          <FormattedMessage id="auth.confirm.submit" />
        </SubmitButton>
      }
    >
      <FormattedMessage id="auth.confirm.text" values={{ name: siteName }} />
      {error !== null && <ErrorNote error={error} />}
    </StatePage>
  );
};

export default ConfirmRegisterPage;
