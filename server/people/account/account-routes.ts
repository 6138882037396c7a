import { rememberBrowser } from '../../platform/guard/login-limit';
import { browserSecretOf } from '../../platform/http/forgery';
import type { Handlers } from '../../platform/http/handler';
import { findAccountToken } from './account-repository';
import { activate } from './activate';
import { renewPassword, requestPassword } from './forgotten-password';
import { register } from './register';
import { resendActivation } from './resend-activation';
import { unknownToken } from './unknown-token';

export const accountRoutes = {
  async registerUser({ body, caller, database }) {
    await register(database, body, caller.address);
    const { name, firstname, email, temporary = false } = body;
    return { name, firstname, email, temporary, isActivated: false };
  },

  async readActivation({ params, database }) {
    const found = await findAccountToken(database, 'activation', params.token);
    if (found === undefined) throw unknownToken();
    return found;
  },

  activateAccount: ({ params, body, database }) => activate(database, params.token, body.password ?? null),

  async resendActivation({ body, caller, database }) {
    await resendActivation(database, body, caller.address);
    return null;
  },

  async requestPassword({ body, caller, database }) {
    await requestPassword(database, body.email, caller.address);
    return null;
  },

  async readPasswordToken({ params, database }) {
    const found = await findAccountToken(database, 'password', params.token);
    if (found === undefined) throw unknownToken();
    return found;
  },

  async renewPassword({ params, body, caller, request, database }) {
    const renewed = await renewPassword(database, params.token, body.user.password);
    const browser = browserSecretOf(request.headers.get('cookie'));
    // Reading the mail proves ownership: failed guesses by others no longer delay this browser.
    await rememberBrowser(database, { who: renewed.user.email, address: caller.address, browser });
    return renewed;
  },
} satisfies Partial<Handlers>;
