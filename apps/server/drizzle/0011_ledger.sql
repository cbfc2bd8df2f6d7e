-- Tells every process that what it remembers of callers may be wrong: who is signed in, on which plan,
-- with which keys and switches.
CREATE FUNCTION tell_callers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cleanpaste_callers', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_of_callers AFTER UPDATE OR DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER users_of_callers AFTER UPDATE OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER keys_of_callers AFTER UPDATE OF revoked_at, scopes OR DELETE ON api_keys
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER paid_plans_of_callers AFTER INSERT OR UPDATE OR DELETE ON stripe_subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER given_plans_of_callers AFTER INSERT OR UPDATE OR DELETE ON given_plans
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER histories_added_of_callers AFTER INSERT OR DELETE ON user_metadata
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
CREATE TRIGGER histories_of_callers AFTER UPDATE OF keep_history ON user_metadata
  FOR EACH STATEMENT EXECUTE FUNCTION tell_callers();
--> statement-breakpoint
-- One basic cleanup that is to be charged and recorded; `quota` null is unlimited, `is_kept` has a text.
CREATE TYPE cleanup_entry AS (
  n integer, id uuid, user_id text, session_id uuid, retry_hash text, subject text, period text, quota integer,
  is_recorded boolean, is_kept boolean, removed_count integer, removed_kinds jsonb, source text, made_at timestamptz
);
--> statement-breakpoint
-- Charges and records a batch, in one statement and one commit. Locks are taken as everywhere else: accounts, units,
-- usage, rows, counters, and within each in one order, so that two batches never wait for each other crosswise.
-- Each entry becomes `done`; `refused`, where no unit is left; `repeated`, where the same click is there already;
-- or `away`, where its account is gone or, if it may not wait, is being changed.
CREATE FUNCTION settle_cleanups(entries json, texts text[], may_wait boolean)
RETURNS TABLE (n integer, outcome text, is_kept boolean, total bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  given cleanup_entry[];
  owners text[];
  held text[] := '{}';
  silent text[] := '{}';
  away integer[] := '{}';
  again integer[] := '{}';
  refused integer[] := '{}';
  recorded bigint;
  counted bigint;
BEGIN
  SELECT array_agg(e) INTO given FROM json_populate_recordset(NULL::cleanup_entry, entries) e;
  SELECT array_agg(DISTINCT e.user_id) INTO owners FROM unnest(given) e WHERE e.user_id IS NOT NULL;
  IF owners IS NOT NULL THEN
    IF may_wait THEN
      SELECT coalesce(array_agg(u.id), '{}') INTO held
      FROM (SELECT id FROM users WHERE id = ANY (owners) ORDER BY id FOR KEY SHARE) u;
    ELSE
      SELECT coalesce(array_agg(u.id), '{}') INTO held
      FROM (SELECT id FROM users WHERE id = ANY (owners) ORDER BY id FOR KEY SHARE SKIP LOCKED) u;
    END IF;
    IF cardinality(held) < cardinality(owners) THEN
      SELECT array_agg(e.n) INTO away FROM unnest(given) e WHERE e.user_id <> ALL (held);
    END IF;
    SELECT coalesce(array_agg(m.user_id), '{}') INTO silent
    FROM user_metadata m WHERE m.user_id = ANY (held) AND NOT m.keep_history;
  END IF;

  IF EXISTS (SELECT FROM unnest(given) e WHERE e.retry_hash IS NOT NULL) THEN
    WITH made AS (
      INSERT INTO work_units AS unit (id, retry_hash, feature, charges, state, created_at)
      SELECT e.id, e.retry_hash, 'basic',
        jsonb_build_array(jsonb_build_object('subject', e.subject, 'period', e.period)), 'done', e.made_at
      FROM unnest(given) e WHERE e.retry_hash IS NOT NULL AND e.n <> ALL (away) ORDER BY e.retry_hash
      ON CONFLICT (retry_hash) DO NOTHING RETURNING unit.id
    )
    SELECT coalesce(array_agg(e.n), '{}') INTO again FROM unnest(given) e
    WHERE e.retry_hash IS NOT NULL AND e.n <> ALL (away) AND e.id NOT IN (SELECT made.id FROM made);
  END IF;

  -- What is unlimited is counted at once. What is not is locked and looked at: the first ones have what is left.
  WITH standing AS (
    INSERT INTO usage_counts AS usage (subject, feature, period, used)
    SELECT e.subject, 'basic', e.period, count(*) FILTER (WHERE e.quota IS NULL)
    FROM unnest(given) e WHERE e.n <> ALL (away || again) AND coalesce(e.quota, 1) > 0
    GROUP BY e.subject, e.period ORDER BY e.subject, e.period
    ON CONFLICT (subject, feature, period) DO UPDATE SET used = usage.used + excluded.used
    RETURNING usage.subject, usage.period, usage.used
  ), wanted AS (
    SELECT e.n, e.quota, coalesce(s.used, 0)
      + row_number() OVER (PARTITION BY e.subject, e.period ORDER BY e.n) AS would_be
    FROM unnest(given) e LEFT JOIN standing s ON s.subject = e.subject AND s.period = e.period
    WHERE e.quota IS NOT NULL AND e.n <> ALL (away || again)
  )
  SELECT coalesce(array_agg(w.n), '{}') INTO refused FROM wanted w WHERE w.would_be > w.quota;
  UPDATE usage_counts u SET used = u.used + granted.units
  FROM (
    SELECT e.subject, e.period, count(*) AS units FROM unnest(given) e
    WHERE e.quota IS NOT NULL AND e.n <> ALL (away || again || refused) GROUP BY e.subject, e.period
  ) granted
  WHERE u.subject = granted.subject AND u.feature = 'basic' AND u.period = granted.period;
  IF cardinality(refused) > 0 THEN
    DELETE FROM work_units w USING unnest(given) e WHERE w.id = e.id AND e.n = ANY (refused);
  END IF;

  INSERT INTO text_cleanups (id, user_id, feature, session_id, cleaned_text, removed_character_count,
    removed_kinds, source, created_at)
  SELECT e.id, e.user_id, 'basic', e.session_id,
    CASE WHEN e.is_kept AND e.user_id <> ALL (silent) THEN t.cleaned END, e.removed_count,
    CASE WHEN e.is_kept AND e.user_id <> ALL (silent) THEN e.removed_kinds END, e.source, e.made_at
  FROM unnest(given) e JOIN unnest(texts) WITH ORDINALITY t(cleaned, place) ON t.place = e.n
  WHERE e.is_recorded AND e.n <> ALL (away || again || refused);
  GET DIAGNOSTICS recorded = ROW_COUNT;
  IF recorded > 0 THEN
    INSERT INTO counters AS c (name, value) VALUES ('basic_cleanups', recorded)
    ON CONFLICT (name) DO UPDATE SET value = c.value + excluded.value RETURNING c.value INTO counted;
    INSERT INTO user_cleanup_counts AS c (user_id, basic_cleanups, cleanups_kept)
    SELECT e.user_id, count(*), count(*) FILTER (WHERE e.is_kept AND e.user_id <> ALL (silent))
    FROM unnest(given) e
    WHERE e.user_id IS NOT NULL AND e.is_recorded AND e.n <> ALL (away || again || refused)
    GROUP BY e.user_id ORDER BY e.user_id
    ON CONFLICT (user_id) DO UPDATE SET basic_cleanups = c.basic_cleanups + excluded.basic_cleanups,
      cleanups_kept = c.cleanups_kept + excluded.cleanups_kept;
  END IF;

  RETURN QUERY SELECT e.n,
    CASE WHEN e.n = ANY (away) THEN 'away' WHEN e.n = ANY (again) THEN 'repeated'
      WHEN e.n = ANY (refused) THEN 'refused' ELSE 'done' END,
    e.is_recorded AND e.is_kept AND e.user_id <> ALL (silent) AND e.n <> ALL (away || again || refused), counted
  FROM unnest(given) e;
END $$;
--> statement-breakpoint
-- Spends units of many allowances at once. An allowance is the moment at which it is full again: each unit puts it
-- off by unit_ms, up to span_ms from now. `units` are wanted; `spare` are taken as well where half of them would be left.
-- A crash of the database may forget what was spent in its last moment; nobody waits for the disk.
CREATE FUNCTION take_allowances(wanted json)
RETURNS TABLE (n integer, granted integer, full_at timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  present bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  LOOP
    INSERT INTO rate_limits (key, full_at)
    SELECT w.key, w.at FROM json_to_recordset(wanted) AS w(key text, at timestamptz) ORDER BY w.key
    ON CONFLICT (key) DO NOTHING;
    SELECT count(*) INTO present FROM (
      SELECT FROM rate_limits r WHERE r.key IN (SELECT w.key FROM json_to_recordset(wanted) AS w(key text))
      ORDER BY r.key FOR UPDATE) locked;
    EXIT WHEN present = json_array_length(wanted);
  END LOOP;
  RETURN QUERY
  UPDATE rate_limits r SET full_at = t.since + make_interval(secs => t.granted * t.unit_ms / 1000)
  FROM (
    SELECT s.*, CASE WHEN s.there >= s.units + s.spare + s.span_ms / s.unit_ms / 2 THEN s.units + s.spare
      ELSE least(s.units, s.there) END AS granted
    FROM (
      SELECT w.*, greatest(o.full_at, w.at) AS since, greatest(0, floor(
        (w.span_ms - 1000 * extract(epoch FROM greatest(o.full_at, w.at) - w.at)::float8) / w.unit_ms + 0.0001
      ))::integer AS there
      FROM json_to_recordset(wanted) AS
        w(n integer, key text, at timestamptz, unit_ms float8, span_ms float8, units integer, spare integer)
      JOIN rate_limits o ON o.key = w.key
    ) s
  ) t
  WHERE r.key = t.key
  RETURNING t.n, t.granted, CASE WHEN t.granted > 0 THEN r.full_at ELSE t.since END;
END $$;
--> statement-breakpoint
-- Writes a batch of the log of requests and its sums. Nobody was told anything of it: it does not wait for the disk.
CREATE FUNCTION log_requests(calls json, sums json, is_told boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO request_logs (id, route, status, duration_ms, created_at)
  SELECT id, route, status, duration_ms, created_at FROM json_populate_recordset(NULL::request_logs, calls)
  ON CONFLICT DO NOTHING;
  INSERT INTO request_stats AS known (day, kind, bucket, requests, refused, failed)
  SELECT day, kind, bucket, requests, refused, failed FROM json_populate_recordset(NULL::request_stats, sums)
  ON CONFLICT (day, kind, bucket) DO UPDATE SET requests = known.requests + excluded.requests,
    refused = known.refused + excluded.refused, failed = known.failed + excluded.failed;
  IF is_told THEN PERFORM tell_topic('request_stats'); END IF;
END $$;
--> statement-breakpoint
-- Takes less time than PostgreSQL's own way of making texts smaller. Some builds do not have it.
DO $$ BEGIN
  ALTER TABLE text_cleanups ALTER cleaned_text SET COMPRESSION lz4;
EXCEPTION WHEN OTHERS THEN NULL;
END $$;
