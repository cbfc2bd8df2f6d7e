import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Place } from './engines.ts';
import { addOutcomes, countOf, noOutcomes, type Outcomes, watchOutcomes } from './outcomes.ts';
import { firePaced } from './pace.ts';
import type { Program, Standing } from './programs.ts';
import type { Scenario } from './scenarios.ts';

export interface Figures {
  name: string;
  perSecond: number;
  echoPerSecond: number;
  /** The server's calls a second as a share of the echo's. */
  ratio: number;
  /** The same of each round. */
  perSeconds: number[];
  ratios: number[];
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The same with seven tenths of that load. */
  calm: { p50: number; p99: number };
  /** A request, of all processes together. */
  statements: number;
  roundTrips: number;
  commits: number;
  /** Bytes that a server's process gives to the system, answers among them. */
  written: number;
  /** Microseconds of the processor a request, its own and the echo's; the database's are not among them. */
  cpu: number;
  echoCpu: number;
  /** MB. */
  memoryBefore: number;
  memoryAfter: number;
  failed: number;
  /** Asked to come again, and told when. */
  turnedAway: number;
  outcomes: Outcomes;
}

interface Wish {
  name: string;
  echo: Program;
  place: Place;
  scenario: Scenario;
  seconds: number;
  rounds: number;
}

/** Memory while it works without pause, sampled a few times a minute. */
export interface Held {
  name: string;
  calls: number;
  failed: number;
  turnedAway: number;
  outcomes: Outcomes;
  /** MB of all processes together, at the end of each part of the run. */
  memory: number[];
  /** How far the last third lies above the first, as a share; what the warm-up took is in neither. */
  drift: number;
}

const warmUpSeconds = 3;
const memoryWarmUpSeconds = 60;
const partsAMinute = 3;
const calmLoad = 0.7;

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

const methodOf = (body: string | null) => (body === null ? 'GET' : 'POST');

/** Calls one address from so many connections; each is one account's. Each call of a visitor is another visitor's. */
async function fire(
  url: string,
  { scenario: { body, connections, accounts, who }, place }: Pick<Wish, 'scenario' | 'place'>,
  seconds: number,
) {
  let client = 0;
  const outcomes = noOutcomes();
  const common = { 'content-type': 'application/json', 'x-session-id': randomUUID() };
  const setupRequest = (request: { headers: Record<string, string> }) => {
    request.headers['x-session-id'] = randomUUID();
    return request;
  };
  const result = await autocannon({
    url,
    method: methodOf(body),
    headers: common,
    ...(body === null ? {} : { body }),
    connections,
    duration: seconds,
    ...(who === 'anonymous' ? { requests: [{ setupRequest }] } : {}),
    setupClient: (one) => {
      watchOutcomes(one, outcomes);
      if (who === 'anonymous') return;
      const authorization = place.callers[client++ % accounts]![who];
      one.setHeaders({ ...common, 'x-session-id': randomUUID(), authorization });
    },
  });
  return { ...result, outcomes };
}

/** Fires at all servers at once, with the connections shared out. */
async function fireAt(servers: Program[], wish: Wish, seconds: number) {
  const { path, connections } = wish.scenario;
  const share = { ...wish.scenario, connections: Math.ceil(connections / servers.length) };
  const results = await Promise.all(
    servers.map(({ url }) => fire(url + path, { ...wish, scenario: share }, seconds)),
  );
  const outcomes = noOutcomes();
  for (const one of results) addOutcomes(outcomes, one.outcomes);
  return {
    perSecond: results.reduce((sum, one) => sum + one.requests.average, 0),
    total: results.reduce((sum, one) => sum + one.requests.total, 0),
    p50: Math.max(...results.map((one) => one.latency.p50)),
    p99: Math.max(...results.map((one) => one.latency.p99)),
    outcomes,
  };
}

/** So many calls a second, at an even pace. */
async function fireCalmly(servers: Program[], wish: Wish, rate: number) {
  const { place, seconds } = wish;
  const { path, body, connections, accounts, who } = wish.scenario;
  const headersOf = (n: number): Record<string, string> => ({
    ...{ 'content-type': 'application/json', 'x-session-id': randomUUID() },
    ...(who === 'anonymous' ? {} : { authorization: place.callers[n % accounts]![who] }),
  });
  const results = await Promise.all(
    servers.map(({ url }) =>
      firePaced(url + path, {
        ...{ method: methodOf(body), body, headersOf, seconds },
        ...{ rate: rate / servers.length, connections: Math.ceil(connections / servers.length) },
      }),
    ),
  );
  const outcomes = noOutcomes();
  for (const one of results) addOutcomes(outcomes, one.outcomes);
  return {
    p50: Math.max(...results.map((one) => one.p50)),
    p99: Math.max(...results.map((one) => one.p99)),
    outcomes,
  };
}

type Fired = Awaited<ReturnType<typeof fireAt>>;

const counted = (outcomes: Outcomes) => ({
  failed: countOf(outcomes.failures),
  turnedAway: countOf(outcomes.turnedAway),
  outcomes,
});

const sum = (all: Standing[], of: keyof Standing) => all.reduce((total, one) => total + one[of], 0);

/** Server and echo take turns, so that a neighbour on the machine disturbs both. */
export function measure(wish: Wish): Promise<Figures> {
  const { name, echo, place, scenario, seconds, rounds } = wish;
  // The echo knows nobody and takes any call.
  return place.withServers(scenario.processes, async (servers) => {
    const echoUrl = { ...echo, url: `${echo.url}/echo`, path: '' };
    const echoWish = { ...wish, scenario: { ...scenario, path: '' } };
    await fireAt([echoUrl], echoWish, warmUpSeconds);
    await fireAt(servers, wish, warmUpSeconds);
    const standing = () => Promise.all(servers.map((one) => one.standing()));
    const before = await standing();
    const echoBefore = await echo.standing();
    const own: Fired[] = [];
    const plain: Fired[] = [];
    for (let round = 0; round < rounds; round++) {
      plain.push(await fireAt([echoUrl], echoWish, seconds));
      own.push(await fireAt(servers, wish, seconds));
    }
    const after = await standing();
    const echoCpu = (await echo.standing()).cpu - echoBefore.cpu;
    const callsOf = (all: Fired[]) => all.reduce((total, one) => total + one.total, 0);
    const calls = callsOf(own);
    const perCall = (of: keyof Standing) => (sum(after, of) - sum(before, of)) / calls;
    const outcomes = noOutcomes();
    for (const one of own) addOutcomes(outcomes, one.outcomes);
    const perSecond = median(own.map((one) => one.perSecond));
    const echoPerSecond = median(plain.map((one) => one.perSecond));
    const calm = await fireCalmly(servers, wish, perSecond * calmLoad);
    addOutcomes(outcomes, calm.outcomes);
    return {
      name,
      perSecond,
      echoPerSecond,
      ratio: perSecond / echoPerSecond,
      perSeconds: own.map((one) => one.perSecond),
      ratios: own.map((one, round) => one.perSecond / plain[round]!.perSecond),
      p50: median(own.map((one) => one.p50)),
      p99: median(own.map((one) => one.p99)),
      calm: { p50: calm.p50, p99: calm.p99 },
      statements: perCall('statements'),
      roundTrips: perCall('roundTrips'),
      commits: perCall('commits'),
      written: perCall('written'),
      cpu: perCall('cpu'),
      echoCpu: echoCpu / callsOf(plain),
      memoryBefore: Math.round(sum(before, 'rss') / 1e6),
      memoryAfter: Math.round(sum(after, 'rss') / 1e6),
      ...counted(outcomes),
    };
  });
}

const mean = (all: number[]) => all.reduce((total, one) => total + one, 0) / all.length;

/** Fires without pause for so many minutes, and looks at the memory all the while. */
export function holdOn(wish: Omit<Wish, 'seconds' | 'rounds' | 'echo'> & { minutes: number }) {
  const { name, place, scenario, minutes } = wish;
  return place.withServers(scenario.processes, async (servers): Promise<Held> => {
    const fired = { ...wish, echo: servers[0]!, seconds: 0, rounds: 0 };
    await fireAt(servers, fired, memoryWarmUpSeconds);
    const memory: number[] = [];
    const outcomes = noOutcomes();
    let calls = 0;
    for (let part = 0; part < minutes * partsAMinute; part++) {
      const one = await fireAt(servers, fired, 60 / partsAMinute);
      calls += one.total;
      addOutcomes(outcomes, one.outcomes);
      const standing = await Promise.all(servers.map((server) => server.standing()));
      memory.push(Math.round(sum(standing, 'rss') / 1e6));
    }
    const third = Math.ceil(memory.length / 3);
    const drift = mean(memory.slice(-third)) / mean(memory.slice(0, third)) - 1;
    return { name, calls, ...counted(outcomes), memory, drift };
  });
}
