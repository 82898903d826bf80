import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordingConsole } from '../testing/command-line.ts';
import { callFunctions, computeFile } from './indicators.commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const header = 'id,gender,age,height_cm,weight_kg,waist_cm,hip_cm,neck_cm,bicep_cm,thigh_cm,chest_cm';

describe('computing a file', () => {
  it('answers every row with a value or a reason, and reports a broken one by its line', async () => {
    const file = fileOf(
      'people.csv',
      `${header}\nM1,MALE,30,180,80,85,98,38,34,56,100\nM2,MALE,abc,180,80,85,98,38,34,56,100\nM3,FEMALE,35,165,62,72,,32,28,54,90\n`,
    );
    const { console, out, errors } = recordingConsole();

    expect(await computeFile(file, 'WHO', console)).toBe(1);

    expect(errors).toEqual(['line 3: age: not a number']);
    const [first, third] = out.map((line) => JSON.parse(line));
    expect(first.id).toBe('M1');
    expect(first.computed.bodyFatPercent).toBeCloseTo(16.107, 3);
    expect(first.computed.bodyFatCategory).toBe('FITNESS');
    expect(first.computed.vo2max).toEqual({ reason: 'MISSING_INPUT' });
    expect(third.id).toBe('M3');
    expect(third.computed.bodyFatPercent).toEqual({ reason: 'MISSING_INPUT' });
    expect(third.computed.whtrCategory).toBe('NORMAL');
  });

  it('computes what it can of a row outside the hard limits, and still says so', async () => {
    const file = fileOf('far.csv', `${header}\nM1,MALE,30,400,80,85,98,38,34,56,100\n`);
    const { console, out, errors } = recordingConsole();

    expect(await computeFile(file, 'WHO', console)).toBe(1);

    expect(errors[0]).toMatch(/^line 2: body\.height/);
    expect(JSON.parse(out[0]!).computed.bmi).toEqual({ reason: 'INVALID_INPUT' });
    expect(JSON.parse(out[0]!).computed.waistHipRatio).toBeCloseTo(85 / 98, 10);
  });

  it('reads JSON lines with every other field, and the standard asked for', async () => {
    const row = {
      id: 'J1',
      gender: 'MALE',
      age: 25,
      height_cm: 170,
      weight_kg: 72.14,
      run_distance_m: 2400,
      push_ups: 30,
      activity_level: 'MODERATE',
      resting_heart_rate_bpm: 60,
    };
    const file = fileOf('people.jsonl', `${JSON.stringify(row)}\n{broken\n[1]\n`);
    const { console, out, errors } = recordingConsole();

    expect(await computeFile(file, 'ASIA_PACIFIC', console)).toBe(2);

    const { computed } = JSON.parse(out[0]!);
    expect(computed).toMatchObject({ bmiCategory: 'OVERWEIGHT', runLevel: 'AVERAGE', pushUpLevel: 'GOOD' });
    expect(computed.vo2max).toBeCloseTo(42.368, 3);
    expect(errors).toEqual(['line 2: not valid JSON', 'line 3: not a JSON object']);
  });

  it('counts lines as an editor does when a quoted cell spans several', async () => {
    const file = fileOf('lines.csv', 'id,standard_meal_day,age\nA,"phở\nbún\ncơm",30\nB,x,ba mươi\n');
    const { console, errors } = recordingConsole();
    await computeFile(file, 'WHO', console);
    expect(errors.some((text) => text.startsWith('line 5: age'))).toBe(true);
  });

  it('says in one sentence that a file is not there', async () => {
    const { console } = recordingConsole();
    await expect(computeFile(join(folder, 'nowhere.csv'), 'WHO', console)).rejects.toThrow(
      /There is no file/,
    );
  });
});

describe('calling functions by name', () => {
  it('answers one line for one line, whatever the line is', async () => {
    const { console, out, errors } = recordingConsole([
      '{"fn":"bmi","input":{"weightKg":70,"heightCm":175}}',
      '{"fn":"bodyFatPercent","input":{"gender":"OTHER","heightCm":170,"waistCm":80,"neckCm":35,"hipCm":98}}',
      '{"fn":"constructor","input":{}}',
      'nonsense',
      '',
      '{"fn":"runLevel","input":{"gender":"MALE","age":25,"distanceM":2400}}',
    ]);

    expect(await callFunctions(console)).toBe(2);

    const answers = out.map((line) => JSON.parse(line));
    expect(answers[0].value).toBeCloseTo(22.857, 3);
    expect(answers.slice(1)).toEqual([
      { reason: 'SEX_REQUIRED' },
      { reason: 'INVALID_INPUT' },
      { reason: 'INVALID_INPUT' },
      { value: 'AVERAGE' },
    ]);
    expect(errors).toHaveLength(2);
  });
});
