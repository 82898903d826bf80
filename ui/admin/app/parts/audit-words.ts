import { useIntl } from 'react-intl';
import { isPermission } from '#core/access/actor/permission.ts';
import type { MessageId } from '#ui/intl.ts';
import { useFormats } from '#ui/intl.ts';
import { usePermissionName } from '#ui/use-permission-name.ts';

/** One name may mean two things: an order's PENDING is not a person's. */
const wordsOf: Readonly<Partial<Record<string, string>>> = {
  payment: 'payment',
  incoming_transfer: 'transfer',
  partner: 'partner',
  partner_reward: 'partner',
  partner_claim: 'claim',
  product: 'product',
  order: 'order',
  coach_request: 'coaching',
  specialization_request: 'coaching',
  announcement: 'announcement',
  challenge: 'challenge',
  enrolment: 'enrolment',
  case: 'case',
  sanction: 'sanction',
  appeal: 'appeal',
  text_rule: 'textRule',
  feed_post: 'console.written',
  comment: 'console.written',
};

/** What the log keeps are names of our own code; each becomes a word here, wherever a catalogue has one. */
export const useAuditWords = (targetType?: string) => {
  const own = targetType === undefined ? undefined : wordsOf[targetType];
  const { messages, formatMessage } = useIntl();
  const { number, dateTime } = useFormats();
  const permissionName = usePermissionName();

  const first = (...ids: readonly string[]): string | undefined => {
    const known = ids.find((id) => id in messages);
    return known === undefined ? undefined : formatMessage({ id: known as MessageId }); // its presence was just checked
  };

  const fieldName = (path: string): string => {
    const [name = '', language] = path.split('.');
    const word =
      first(
        `console.audit.field.${name}`,
        `settings.${name}.label`,
        `profile.field.${name}`,
        `resources.users.fields.${name}`,
      ) ?? (name === 'vi' ? 'Tiếng Việt' : name === 'en' ? 'English' : name);
    if (language === undefined) return word;
    const inner = language === 'vi' ? 'Tiếng Việt' : language === 'en' ? 'English' : fieldName(language);
    return `${word} · ${inner}`;
  };

  const valueText = (path: string, value: unknown): string => {
    const name = path.split('.').at(-1) ?? path;
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'indicator.yes' : 'indicator.no' });
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') {
      if (isPermission(value)) return permissionName(value);
      if (/^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)) return dateTime(new Date(value));
      return (
        first(
          ...(own === undefined ? [] : [`${own}.${name}.${value}`, `console.${own}s.${name}.${value}`]),
          `user.${name}.${value}`,
          `settings.${name}.${value}`,
          `mail.${name}.${value}`,
          `media.${name}.${value}`,
          `coin.${name}.${value}`,
          `${name}.${value}`,
          `user.bodyStandard.${value}`,
          ...(name === 'targetKind' ? [`console.target.${value}`] : []),
          ...(name === 'roleId' ? [`role.${value}.name`] : []),
          ...(name === 'language' || name === 'defaultLanguage' ? [`console.language.${value}`] : []),
        ) ?? value
      );
    }
    if (Array.isArray(value)) return value.map((one) => valueText(path, one)).join(', ') || '–';
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([key, part]) => `${fieldName(key)}: ${valueText(key, part)}`)
      .join(', ');
  };

  return {
    fieldName,
    valueText,
    actionName: (action: string) =>
      first(`console.audit.action.${action}`) ?? formatMessage({ id: 'console.audit.action.other' }),
    targetName: (type: string) =>
      first(`console.audit.target.${type}`) ?? formatMessage({ id: 'console.audit.target.other' }),
    listName: (list: string): string => {
      const id = `resources.${list}.name`;
      return id in messages ? formatMessage({ id: id as MessageId }, { smart_count: 2 }) : list; // its presence was just checked
    },
    actorName: (actor: string, name: string | null) => name ?? first(`console.audit.actor.${actor}`) ?? actor,
  };
};
