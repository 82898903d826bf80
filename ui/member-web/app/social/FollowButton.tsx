import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';

type Props = Readonly<{
  name: string;
  following: boolean;
  followsMe: boolean;
  busy?: boolean;
  size?: 'small' | 'medium';
  onChange: (following: boolean) => void;
}>;

/** Shows what will be before the server has answered; the name is in it for those who hear the page. */
export const FollowButton = ({
  name,
  following,
  followsMe,
  busy = false,
  size = 'medium',
  onChange,
}: Props) => {
  const invitation = followsMe ? 'social.followBack' : 'social.follow';
  const id = following ? 'social.following' : invitation;
  return (
    <Button
      variant={following ? 'outlined' : 'contained'}
      size={size}
      aria-pressed={following}
      aria-disabled={busy}
      // In a list the names need the room.
      startIcon={size === 'small' ? undefined : following ? <CheckIcon /> : <PlusIcon />}
      onClick={() => {
        if (!busy) onChange(!following);
      }}
      sx={{
        flexShrink: 0,
        whiteSpace: 'nowrap',
        // Narrow in a list, and on a phone as high as a thumb all the same.
        ...(size === 'small' && { minHeight: { xs: 44, md: 36 } }),
      }}
    >
      <FormattedMessage id={id} />
      <FormattedMessage id="social.ofPerson" values={{ name }}>
        {(text) => (
          <Box component="span" sx={visuallyHidden}>
            {text}
          </Box>
        )}
      </FormattedMessage>
    </Button>
  );
};

/** A visitor signs in first, and comes back to this page. */
export const FollowAfterSignIn = () => {
  const { pathname } = useLocation();
  return (
    <Button
      component={LocalLink}
      to={`${paths.login}?next=${encodeURIComponent(pathname)}`}
      variant="contained"
      startIcon={<PlusIcon />}
    >
      <FormattedMessage id="social.follow" />
    </Button>
  );
};
