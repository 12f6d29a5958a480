-- "No limit" for a plan's documents used to lift the plan's own counts when they were read. Now they are lifted where it is set.
update subscription_plans set monthly_resumes = -1, monthly_cover_letters = -1 where
	(name = 'free' and exists (select from system_settings where key = 'generation_limit_free' and value = '-1'))
	or (name = 'premium' and exists (select from system_settings where key = 'generation_limit_premium' and value = '-1'));
