import { describe, expect, it } from 'vitest';
import { isOwnStyle, marksOfStyle } from './pasted-marks.ts';

describe('what a style says of its words', () => {
  it.each([
    ['font-weight:700', { strong: true }],
    ['font-weight: bolder', { strong: true }],
    ['mso-bidi-font-weight:normal', {}],
    ['FONT-STYLE: Italic', { em: true }],
    ['text-decoration:underline line-through', { u: true, s: true }],
    ['text-decoration-line: underline', { u: true, s: false }],
    ['vertical-align:super;font-size:0.6em', { sub: false, sup: true }],
    ['background:yellow;mso-highlight:yellow', { mark: true }],
    ['background-color:#ffff00', { mark: true }],
    ['background-color: transparent', { mark: false }],
    ['background: rgba(0, 0, 0, 0)', { mark: false }],
    ['color:red;font-family:Arial', {}],
    ['', {}],
    // What Docs writes around every word.
    [
      'font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;background-color:transparent',
      { strong: false, em: false, u: false, s: false, sub: false, sup: false, mark: false },
    ],
  ])('%s', (style, marks) => {
    expect(marksOfStyle(style)).toEqual(marks);
  });
});

describe('what no text of ours can show', () => {
  it.each([
    'color:red',
    'color:#C00000',
    'color: #c00',
    'color: rgb(192, 0, 0)',
    'color:rgba(0, 90, 200, 1)',
    'text-align:center',
    'margin:0;text-align: right',
  ])('%s', (style) => {
    expect(isOwnStyle(style)).toBe(true);
  });

  it.each([
    '',
    'color:black',
    'color:#000000',
    'color:#1e293b',
    'color: rgb(33, 37, 41)',
    'color:windowtext',
    'color:var(--text)',
    'text-align:left',
    'text-align:start',
    'background-color:red',
  ])('%j says nothing', (style) => {
    expect(isOwnStyle(style)).toBe(false);
  });
});
