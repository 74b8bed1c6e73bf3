import pino from 'pino';
import { addressServices, HttpAddressChecks } from '#adapters/address/http-address-checks.ts';
import { readConfig } from '#adapters/config.ts';
import { BackendCalls } from '#adapters/http/backend-calls.ts';
import { deadlineOf } from '#adapters/http/deadline.ts';
import { Observers } from '#adapters/operations/observers.ts';
import { requiredSettings } from './required-settings.ts';
import { aScope, patience } from './shop.ts';

/** The address checks of one process, with their log lines. */
export function checksOn(url: string, { timeout = patience.TIMEOUT_ADDRESS } = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = readConfig({
    ADDRESS_API_URL: `${url}/adresse`,
    ADDRESS_BASE_URL: `${url}/address`,
    ...requiredSettings,
    ...patience,
    TIMEOUT_ADDRESS: timeout,
  });
  const world = { services: addressServices(config), calls: new BackendCalls(log, config, new Observers()), config };
  const checks = (scope = aScope()) =>
    new HttpAddressChecks(scope, { ...world, deadline: deadlineOf(config.TIMEOUT_DEFAULT, scope) });
  return { checks, log: () => lines.join('') };
}
