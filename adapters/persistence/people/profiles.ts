import type { CardOwner, Profiles } from '#core/people/profile/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

type Row = Omit<CardOwner, 'avatar'> & {
  avatarKey: string | null;
  avatarThumbnailKey: string | null;
  avatarContentType: string;
  avatarName: string;
  avatarHiddenAt: Date | null;
};

export const knexProfiles = (db: Connection): Profiles => ({
  async cardOwners(ids) {
    const found = await rows<Row>(
      db(),
      `select u.id, u.fullname, u.username, u.type, u.level, u.level_expires_at, u.status, u.is_public,
         u.activity_status, u.show_presence, u.anonymised_at, m.key as avatar_key,
         m.thumbnail_key as avatar_thumbnail_key, m.content_type as avatar_content_type, m.name as avatar_name,
         m.hidden_at as avatar_hidden_at
       from users u left join media m on m.id = u.avatar_id and m.owner_id = u.id
       where u.id = any(?::text[])`,
      [[...new Set(ids)]],
    );
    return found.map(
      ({ avatarKey, avatarThumbnailKey, avatarContentType, avatarName, avatarHiddenAt, ...owner }) => ({
        ...owner,
        avatar:
          avatarKey === null
            ? null
            : {
                key: avatarKey,
                thumbnailKey: avatarThumbnailKey,
                contentType: avatarContentType,
                name: avatarName,
                hiddenAt: avatarHiddenAt,
              },
      }),
    );
  },
});
