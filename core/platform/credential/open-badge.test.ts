import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCredential, anAchievement } from '#fixtures/platform/credentials.ts';
import { baseOfKey, credentialAddresses, thumbprintOf } from './addresses.ts';
import { statusOf } from './credential.ts';
import { achievementDocument, issuerDocument, openBadge, statusListCredential } from './open-badge.ts';
import { isListFull, isRevokedIn, statusBits, statusListBits } from './status-list.ts';

const base = 'https://fitboard.example';
const context = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

const certificate = aCredential({
  kind: 'CERTIFICATE',
  publicId: 'ylyOVfp5bdhPn50p8n4zwg',
  userId: 'u1',
  name: 'Nguyễn Minh Anh',
  title: 'Khởi động 14 ngày',
  startedAt: new Date('2026-11-01T01:00:00Z'),
  completedAt: new Date('2026-11-21T03:15:42Z'),
  awardedAt: new Date('2026-11-21T03:15:42Z'),
  validFrom: new Date('2026-11-21T03:15:42Z'),
  validUntil: null,
  subjectId: 'urn:uuid:74a9b910-a08a-4634-ab71-cbbc34435710',
  listNumber: 1,
  listIndex: 94_567,
});
const achievement = anAchievement({
  id: 'ch1-3',
  type: 'CertificateOfCompletion',
  name: 'Khởi động 14 ngày',
  description: '14 ngày tập quen, 9 bài học, 3 bài kiểm tra.',
  criteriaUrl: 'https://fitboard.example/challenge/khoi-dong-14-ngay',
  narrative: 'Hoàn thành mọi bài học và đạt từ 80 điểm ở mỗi bài kiểm tra.',
  version: '3',
});

describe('the signed text of a certificate', () => {
  it('has exactly the members of Open Badges 3.0, and the claims beside them', () => {
    expect(openBadge(base, certificate, achievement, 'EdDSA')).toEqual({
      '@context': context,
      id: 'https://fitboard.example/api/credentials/ylyOVfp5bdhPn50p8n4zwg',
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Khởi động 14 ngày',
      issuer: {
        id: 'https://fitboard.example/api/credentials/issuer',
        type: ['Profile'],
        name: 'Fitboard',
        url: 'https://fitboard.example',
      },
      validFrom: '2026-11-21T03:15:42Z',
      awardedDate: '2026-11-21T03:15:42Z',
      credentialSubject: {
        id: 'urn:uuid:74a9b910-a08a-4634-ab71-cbbc34435710',
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: 'Nguyễn Minh Anh' },
        ],
        activityStartDate: '2026-11-01T01:00:00Z',
        activityEndDate: '2026-11-21T03:15:42Z',
        achievement: {
          id: 'https://fitboard.example/api/achievements/ch1-3',
          type: ['Achievement'],
          achievementType: 'CertificateOfCompletion',
          name: 'Khởi động 14 ngày',
          description: '14 ngày tập quen, 9 bài học, 3 bài kiểm tra.',
          criteria: {
            id: 'https://fitboard.example/challenge/khoi-dong-14-ngay',
            narrative: 'Hoàn thành mọi bài học và đạt từ 80 điểm ở mỗi bài kiểm tra.',
          },
          inLanguage: 'vi',
          version: '3',
        },
      },
      credentialSchema: [
        {
          id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
          type: '1EdTechJsonSchemaValidator2019',
        },
      ],
      credentialStatus: {
        id: 'https://fitboard.example/api/credentials/status/1#94567',
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: '94567',
        statusListCredential: 'https://fitboard.example/api/credentials/status/1',
      },
      iss: 'https://fitboard.example/api/credentials/issuer',
      jti: 'https://fitboard.example/api/credentials/ylyOVfp5bdhPn50p8n4zwg',
      sub: 'urn:uuid:74a9b910-a08a-4634-ab71-cbbc34435710',
      nbf: 1_795_230_942,
    });
  });

  it('differs in its twin in both addresses of the list, and in nothing else', () => {
    const [own, twin] = [
      openBadge(base, certificate, achievement, 'EdDSA'),
      openBadge(base, certificate, achievement, 'RS256'),
    ];
    expect(twin.credentialStatus).toEqual({
      ...own.credentialStatus,
      id: 'https://fitboard.example/api/credentials/status/1?alg=RS256#94567',
      statusListCredential: 'https://fitboard.example/api/credentials/status/1?alg=RS256',
    });
    expect({ ...twin, credentialStatus: null }).toEqual({ ...own, credentialStatus: null });
  });

  it('of a badge has an end, and no days of a course', () => {
    const badge = aCredential({
      kind: 'BADGE',
      userId: 'u1',
      validUntil: new Date('2027-03-01T17:00:00Z'),
      startedAt: null,
    });
    const payload = openBadge(base, badge, anAchievement({ type: 'Badge' }), 'EdDSA');
    expect(payload).toMatchObject({ validUntil: '2027-03-01T17:00:00Z', exp: 1_803_920_400 });
    expect(payload.credentialSubject).not.toHaveProperty('activityStartDate');
    expect(payload.credentialSubject).not.toHaveProperty('activityEndDate');
    expect(payload.credentialSubject.achievement.achievementType).toBe('Badge');
  });

  it('says the same instant in words and in seconds, whatever it is', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, instants, (validFrom, validUntil) => {
        const payload = openBadge(base, { ...certificate, validFrom, validUntil }, achievement, 'EdDSA');
        expect(Date.parse(payload.validFrom) / 1000).toBe(payload.nbf);
        expect(payload.nbf).toBe(Math.floor(validFrom.getTime() / 1000));
        expect(payload).toMatchObject({ exp: Math.floor(validUntil.getTime() / 1000) });
      }),
    );
  });
});

describe('the documents beside it', () => {
  it('are the issuer and the achievement, as they stand in it', () => {
    expect(issuerDocument(base, 'Fitboard')).toEqual({
      '@context': context,
      id: 'https://fitboard.example/api/credentials/issuer',
      type: ['Profile'],
      name: 'Fitboard',
      url: 'https://fitboard.example',
    });
    const { credentialSubject } = openBadge(base, certificate, achievement, 'EdDSA');
    expect(achievementDocument(base, achievement)).toEqual({
      '@context': context,
      ...credentialSubject.achievement,
    });
  });

  it('are the status list, a credential of its own', () => {
    const at = new Date('2026-11-21T03:20:00.750Z');
    expect(statusListCredential(base, { list: 1, alg: 'EdDSA', encodedList: 'uH4s', at })).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: 'https://fitboard.example/api/credentials/status/1',
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'https://fitboard.example/api/credentials/issuer',
      validFrom: '2026-11-21T03:20:00Z',
      credentialSubject: {
        id: 'https://fitboard.example/api/credentials/status/1#list',
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        ttl: 300_000,
        encodedList: 'uH4s',
      },
      iss: 'https://fitboard.example/api/credentials/issuer',
      jti: 'https://fitboard.example/api/credentials/status/1',
      sub: 'https://fitboard.example/api/credentials/status/1#list',
      nbf: 1_795_231_200,
    });
    expect(statusListCredential(base, { list: 2, alg: 'RS256', encodedList: 'u', at }).sub).toBe(
      'https://fitboard.example/api/credentials/status/2?alg=RS256#list',
    );
  });
});

describe('a status list', () => {
  it('sets exactly the bits of those revoked, the first at the left', () => {
    const indexes = fc.uniqueArray(fc.integer({ min: 0, max: statusListBits - 1 }), { maxLength: 60 });
    fc.assert(
      fc.property(indexes, indexes, (revoked, asked) => {
        const bits = statusBits(revoked);
        expect(bits).toHaveLength(16_384);
        for (const index of [...revoked, ...asked])
          expect(isRevokedIn(bits, index)).toBe(revoked.includes(index));
        const ones = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
        expect(ones).toBe(revoked.length);
      }),
    );
    expect(statusBits([5])[0]).toBe(0b0000_0100);
    expect(() => statusBits([statusListBits])).toThrow(RangeError);
  });

  it('gives way to the next one when half of it is used', () => {
    expect([isListFull(65_535), isListFull(65_536)]).toEqual([false, true]);
  });
});

describe('how a credential stands', () => {
  it('is revoked for ever, expired by its date, or valid', () => {
    const instants = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(fc.option(instants), fc.option(instants), instants, (revokedAt, validUntil, at) => {
        const status = statusOf({ revokedAt, validUntil }, at);
        if (revokedAt !== null) expect(status).toBe('REVOKED');
        else expect(status).toBe(validUntil !== null && validUntil <= at ? 'EXPIRED' : 'VALID');
      }),
    );
  });
});

describe('addresses', () => {
  it('of a key name the platform that it belongs to', () => {
    const kid = credentialAddresses(base).key('WL12NzFe1O-Vzw6SqRP2Uxc2xobQSV-o0dt8kWf4Pz4');
    expect(baseOfKey(kid)).toBe(base);
    expect(thumbprintOf(kid)).toBe('WL12NzFe1O-Vzw6SqRP2Uxc2xobQSV-o0dt8kWf4Pz4');
    for (const other of [`${kid}/x`, kid.slice(0, -1), kid.replace('/api', ''), 'keys/a', `x${kid}`])
      expect(baseOfKey(other)).toBeNull();
  });
});
