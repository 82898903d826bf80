import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { notificationCategories, type NotificationCategory } from '#core/platform/notification/categories.ts';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { BellIcon, GiftIcon, HeartIcon, MailIcon, PeopleIcon, StarIcon, WalletIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import type { Notice } from '../../app/data/notices.ts';

const icons: Readonly<Record<NotificationCategory, typeof BellIcon>> = {
  system: BellIcon,
  follow: PeopleIcon,
  chat: MailIcon,
  like: HeartIcon,
  comment: MailIcon,
  review: StarIcon,
  rating: StarIcon,
  feed: PeopleIcon,
  specialization: StarIcon,
  bounty: GiftIcon,
  payment: WalletIcon,
};

const categoryOf = (name: string): NotificationCategory =>
  notificationCategories.find((known) => known === name) ?? 'system';

type Props = Readonly<{ notice: Notice; onOpen: () => void }>;

/** The whole row is one link; where a notice leads nowhere, it is a button that only marks it read. */
export const NoticeRow = ({ notice, onOpen }: Props) => {
  const { title, body, link, readAt, createdAt } = notice;
  const category = categoryOf(notice.category);
  const Icon = icons[category];
  const isUnread = readAt === null;

  return (
    <ButtonBase
      {...(link === null ? {} : { component: LocalLink, to: link })}
      onClick={onOpen}
      sx={{
        display: 'flex',
        width: '100%',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'left',
        gap: 1.5,
        p: 1.5,
        borderRadius: '16px',
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: isUnread ? 'background.paper' : 'transparent',
        border: '1px solid',
        borderColor: isUnread ? 'divider' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          flexShrink: 0,
          borderRadius: '12px',
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
        }}
      >
        <Icon />
      </Box>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        {isUnread && (
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="notices.unread" />
          </Box>
        )}
        <Typography component="span" sx={{ display: 'block', fontWeight: isUnread ? 600 : 400 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {body}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', mt: 0.25 }}
        >
          <FormattedMessage id={`notification.category.${category}`} />
          {' · '}
          <RelativeTime at={createdAt} focusable={false} />
        </Typography>
      </Box>
      <Box
        component="span"
        aria-hidden
        data-mark
        sx={{
          width: 10,
          height: 10,
          mt: 0.9,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: isUnread ? 'accent.main' : 'transparent',
        }}
      />
    </ButtonBase>
  );
};
