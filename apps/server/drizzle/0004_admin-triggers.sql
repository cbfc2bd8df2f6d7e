-- Adds to the running count of a day.
CREATE FUNCTION add_to_day(wanted text, at_day date, by_count bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO daily_counts (metric, day, value) VALUES (wanted, at_day, by_count)
  ON CONFLICT (metric, day) DO UPDATE SET value = daily_counts.value + excluded.value
$$;
--> statement-breakpoint
-- Adds to the number of rows that a list has.
CREATE FUNCTION add_to_rows(wanted text, by_count bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO row_totals (name, value) SELECT wanted, by_count WHERE by_count <> 0
  ON CONFLICT (name) DO UPDATE SET value = row_totals.value + excluded.value
$$;
--> statement-breakpoint
-- Raises the version of a watched table and tells whoever listens; both happen with the commit.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_versions (topic, version) VALUES (TG_TABLE_NAME, 1)
  ON CONFLICT (topic) DO UPDATE SET version = live_versions.version + 1;
  PERFORM pg_notify('cleanpaste_live', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cleanpaste_live', 'sessions');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Ordered by day, so that two statements never wait for each other crosswise.
CREATE FUNCTION count_cleanups_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT 'cleanups_' || feature AS metric, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
  LOOP PERFORM add_to_day(one.metric, one.day, one.n); END LOOP;
  PERFORM add_to_rows('cleanups', (SELECT count(*) FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_cleanups_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rows('cleanups', -(SELECT count(*) FROM gone));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_checks_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM added GROUP BY 1 ORDER BY 1
  LOOP PERFORM add_to_day('checks', one.day, one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_shares_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT 'shares_' || platform AS metric, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
  LOOP PERFORM add_to_day(one.metric, one.day, one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_users_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM added GROUP BY 1 ORDER BY 1
  LOOP PERFORM add_to_day('users_joined', one.day, one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_users_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE n bigint := (SELECT count(*) FROM gone);
BEGIN
  IF n > 0 THEN PERFORM add_to_day('users_left', (now() AT TIME ZONE 'UTC')::date, n); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_feedback_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT status, count(*) AS n FROM added GROUP BY 1 ORDER BY 1
  LOOP PERFORM add_to_rows('feedback_' || one.status, one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_feedback_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT status, count(*) AS n FROM gone GROUP BY 1 ORDER BY 1
  LOOP PERFORM add_to_rows('feedback_' || one.status, -one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_feedback_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT status, sum(n)::bigint AS n FROM (
      SELECT status, 1 AS n FROM added UNION ALL SELECT status, -1 FROM gone
    ) AS moves GROUP BY 1 ORDER BY 1
  LOOP PERFORM add_to_rows('feedback_' || one.status, one.n); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_requests_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rows('requests', (SELECT count(*) FROM added));
  PERFORM add_to_rows('requests_failed', (SELECT count(*) FROM added WHERE status >= 400));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_requests_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rows('requests', -(SELECT count(*) FROM gone));
  PERFORM add_to_rows('requests_failed', -(SELECT count(*) FROM gone WHERE status >= 400));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER text_cleanups_added AFTER INSERT ON text_cleanups REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_cleanups_added();
--> statement-breakpoint
CREATE TRIGGER text_cleanups_gone AFTER DELETE ON text_cleanups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_cleanups_gone();
--> statement-breakpoint
CREATE TRIGGER plagiarism_checks_added AFTER INSERT ON plagiarism_checks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_checks_added();
--> statement-breakpoint
CREATE TRIGGER share_events_added AFTER INSERT ON share_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_shares_added();
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_users_added();
--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_users_gone();
--> statement-breakpoint
CREATE TRIGGER user_feedback_added AFTER INSERT ON user_feedback REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_feedback_added();
--> statement-breakpoint
CREATE TRIGGER user_feedback_gone AFTER DELETE ON user_feedback REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_feedback_gone();
--> statement-breakpoint
CREATE TRIGGER user_feedback_moved AFTER UPDATE ON user_feedback REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_feedback_moved();
--> statement-breakpoint
CREATE TRIGGER request_logs_added AFTER INSERT ON request_logs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_requests_added();
--> statement-breakpoint
CREATE TRIGGER request_logs_gone AFTER DELETE ON request_logs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_requests_gone();
--> statement-breakpoint
CREATE TRIGGER share_events_told AFTER INSERT OR UPDATE OR DELETE ON share_events
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER revenue_cache_told AFTER INSERT OR UPDATE OR DELETE ON revenue_cache
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER user_feedback_told AFTER INSERT OR UPDATE OR DELETE ON user_feedback
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER sessions_told AFTER DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions();
--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO daily_counts (metric, day, value)
  SELECT 'cleanups_' || feature, (created_at AT TIME ZONE 'UTC')::date, count(*) FROM text_cleanups GROUP BY 1, 2
  UNION ALL SELECT 'checks', (created_at AT TIME ZONE 'UTC')::date, count(*) FROM plagiarism_checks GROUP BY 1, 2
  UNION ALL SELECT 'shares_' || platform, (created_at AT TIME ZONE 'UTC')::date, count(*) FROM share_events GROUP BY 1, 2
  UNION ALL SELECT 'users_joined', (created_at AT TIME ZONE 'UTC')::date, count(*) FROM users GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO row_totals (name, value)
  SELECT 'cleanups', count(*) FROM text_cleanups
  UNION ALL SELECT 'feedback_' || status, count(*) FROM user_feedback GROUP BY 1;
