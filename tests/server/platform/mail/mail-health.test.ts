import { expect, test } from 'vitest';
import { faultOf } from '#server/platform/mail/mail-health';

test.each([
  ['Invalid login: 535 5.7.8 Authentication failed for bureau@theatre.example', 'login'],
  ['Missing credentials for "PLAIN"', 'login'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.theatre.example', 'unreachable'],
  ['getaddrinfo EAI_AGAIN smtp.theatre.example', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['self-signed certificate in certificate chain', 'certificate'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <ami@public.example>: unknown", 'address'],
  ["Can't send mail - all recipients were rejected: 550 No such user here", 'address'],
  ["Can't send mail - all recipients were rejected: 550 5.7.1 Relaying denied", 'refused'],
  ['Message failed: 554 5.7.1 Spam message rejected', 'refused'],
  ['Message failed: 451 Revenez plus tard', 'later'],
  ['Message failed: 452 4.2.2 Mailbox full', 'later'],
  ['The ticket could not be drawn', 'other'],
])('“%s” is told as %s, without its words', (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});
