import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Sessions } from './auth/Sessions.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { codeOfDatabaseError } from './errors/databaseErrors.ts';
import { OutageLog } from './errors/OutageLog.ts';
import { RefusalError } from './errors/RefusalError.ts';
import { contentOrigin } from './content/contentPolicy.ts';
import { createContentApp } from './content/createContentApp.ts';
import { fileStoreOf } from './files/fileStoreOf.ts';
import { healthCheckOf } from './health/HealthCheck.ts';
import { mailerOf } from './mail/Mailer.ts';
import { Metrics } from './metrics/Metrics.ts';
import { NotificationPages } from './polls/NotificationPages.ts';
import type { Services } from './operations/Operation.ts';
import { Packages } from './packages/Packages.ts';
import { type BodyRate, defaultBodyRate, demandBodyRate } from './plugins/bodyRate.ts';
import { answerClientError } from './plugins/clientErrors.ts';
import { acceptForms } from './plugins/forms.ts';
import { refuseHostilePaths } from './plugins/hostilePaths.ts';
import { boundJsonBodies } from './plugins/jsonBodies.ts';
import { countAnswers, serveMetrics } from './plugins/metrics.ts';
import { servePortal } from './plugins/portal.ts';
import { answerProblem } from './plugins/problems.ts';
import { countRequests, RequestsUnderWay } from './plugins/requestsUnderWay.ts';
import { routeOperations } from './plugins/routes.ts';
import { secureAnswers } from './plugins/security.ts';
import { acceptUploads } from './plugins/uploads.ts';
import { Topics } from './polls/Topics.ts';
import { ActionCounter } from './store/activity/ActionCounter.ts';
import { ActivityWriter } from './store/activity/ActivityWriter.ts';
import { PresenceWriter } from './store/examRoom/PresenceWriter.ts';
import { attemptServices } from './store/attempts/attemptServices.ts';
import type { OpenDatabase } from './store/database.ts';
import { ReportDatabase } from './store/reports/ReportDatabase.ts';
import { Uploads } from './uploads/Uploads.ts';

export interface AppOptions {
  opened: OpenDatabase;
  config: Config;
  clock?: Clock;
  logger?: FastifyServerOptions['logger'];
  bodyRate?: BodyRate;
  /** Milliseconds between two groups of reports of activity. */
  activityEveryMs?: number;
  /** Milliseconds between two groups of notes of pages that were heard of. */
  presenceEveryMs?: number;
}

export interface App {
  fastify: FastifyInstance;
  /** Serves packaged courses, from an origin of their own. */
  content: FastifyInstance;
  services: Services;
}

/** The server without its port: the contract's routes, problems, headers, and the portal if there is one. */
export async function createApp({
  opened,
  config,
  clock = systemClock,
  logger = false,
  bodyRate = defaultBodyRate,
  activityEveryMs = 250,
  presenceEveryMs = 2_000,
}: AppOptions): Promise<App> {
  const outages = new OutageLog();
  const answer = answerProblem(outages);
  const fastify = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answer,
    clientErrorHandler: answerClientError,
    trustProxy: config.trustProxy,
    bodyLimit: 1_000_000,
    // Bodies are judged by their rate (plugins/bodyRate.ts), headers by a deadline, checked every second.
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  const { database, kind } = opened;
  const stopping = new AbortController();
  const files = fileStoreOf(config);
  fastify.addHook('preClose', async () => stopping.abort());
  const actions = new ActionCounter(database, (error) => {
    if (codeOfDatabaseError(error) === 'serviceUnavailable') outages.log(fastify.log, error);
    else fastify.log.error(error, 'actions not counted');
  });
  fastify.addHook('onClose', () => actions.flush());
  const services: Services = {
    database,
    databaseKind: kind,
    reports: new ReportDatabase(database, opened.replica),
    clock,
    config,
    sessions: new Sessions({
      database,
      clock,
      idleMinutes: config.idleMinutes,
      sessionHours: config.sessionHours,
    }),
    topics: new Topics(database),
    notificationPages: new NotificationPages(database),
    attempts: attemptServices(database, clock),
    activity: new ActivityWriter(database, activityEveryMs),
    presence: new PresenceWriter(database, presenceEveryMs),
    actions,
    mailer: mailerOf({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: join(config.dataDir, 'outbox'),
    }),
    files,
    uploads: new Uploads(files, database),
    packages: new Packages(files),
    requests: new RequestsUnderWay(),
    log: fastify.log,
    outages,
    health: healthCheckOf(database, config, clock),
    metrics: new Metrics({ database, pool: opened.pool, clock }),
    processId: randomUUID(),
    stopping: stopping.signal,
  };

  countRequests(fastify, services.requests);
  countAnswers(fastify, services);
  secureAnswers(fastify);
  refuseHostilePaths(fastify, { hasPortal: config.portalDir !== null });
  demandBodyRate(fastify, bodyRate);
  fastify.setErrorHandler(answer);
  fastify.addHook('onResponse', (request, reply, done) => {
    if (reply.elapsedTime > 1000) {
      const { method, routeOptions } = request;
      request.log.warn(
        { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
        'slow',
      );
    }
    done();
  });
  boundJsonBodies(fastify);
  await acceptForms(fastify);
  acceptUploads(fastify);
  const absent = () => {
    throw new RefusalError('notFound');
  };
  await fastify.register(
    async (api) => {
      routeOperations(api, services);
      serveMetrics(api, services);
      api.setNotFoundHandler(absent);
    },
    { prefix: '/api' },
  );
  if (config.portalDir === null) fastify.setNotFoundHandler(absent);
  else await servePortal(fastify, config.portalDir, contentOrigin(config));
  const content = createContentApp(services, { trustProxy: config.trustProxy, logger });
  await Promise.all([fastify.ready(), content.ready()]);
  return { fastify, content, services };
}
