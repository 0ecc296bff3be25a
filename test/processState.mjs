// What belongs to the whole process, and a test may change for a while.

import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';

/** How long a listener may take to go by itself: those of a thread go when it has ended. */
const PATIENCE_MS = 60_000;

// A test may have left others in their place.
const { setTimeout } = globalThis;

const LISTENERS = 'the listeners of ';

/** Those that end the process, unless somebody listens, and one that only tests use. */
const EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK', 'SIGWINCH', 'uncaughtException', 'unhandledRejection'];

// Not the classes of a browser, which its tests make global.
const isKept = (key) => /^[a-z]/.test(key);

const OWNERS = { fs, 'fs.promises': fs.promises, childProcess, globalThis, process, console, performance, Date, Math };

const FUNCTIONS = Object.entries(OWNERS).flatMap(([name, owner]) => {
  const names = Object.getOwnPropertyNames(owner).concat(Object.getOwnPropertyNames(Object.getPrototypeOf(owner)));
  return names
    .filter((key) => isKept(key) && typeof heldBy(owner, key) === 'function')
    .map((key) => [`${name}.${key}`, owner, key]);
});

/** Those of `fetch` stay open for a while, and what it does then would meet the clock of other tests. */
const connections = [];
subscribe('undici:client:connected', ({ socket }) => connections.push(socket));

/** The value of each name; as long as nothing has changed, it is the same one. */
export const processState = () =>
  new Map([
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]),
    ...EVENTS.map((name) => [LISTENERS + name, process.listenerCount(name)]),
    ...FUNCTIONS.map(([name, owner, key]) => [name, heldBy(owner, key)]),
    ['open connections of fetch', connections.filter(({ closed }) => !closed).length],
    ['process.stdout.write', process.stdout.write],
    ['process.stderr.write', process.stderr.write],
    ['the working folder', process.cwd()],
  ]);

/** Names of what does not become again as it was. */
export async function changedSince(before) {
  for (const end = performance.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const after = processState();
    const names = new Set([...before.keys(), ...after.keys()]);
    const changed = [...names].filter((name) => before.get(name) !== after.get(name)).sort();
    if (!changed.some((name) => name.startsWith(LISTENERS)) || performance.now() > end) return changed;
  }
}

/** Without asking for what is only made when it is asked for. */
function heldBy(owner, key) {
  for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) {
    const property = Object.getOwnPropertyDescriptor(holder, key);
    if (property) return property.value;
  }
}
