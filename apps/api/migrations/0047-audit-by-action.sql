-- outside a transaction
-- The settings page and the filter of the audit log ask for actions.
create index concurrently if not exists audit_log_of_action on audit_log (action, id);
