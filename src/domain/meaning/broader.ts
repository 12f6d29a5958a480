// What a named thing is one of: a line a kind, the things behind the colon. Who used PostgreSQL has used SQL; who knows SQL need not
// know PostgreSQL. Names as the lexicon writes them; a kind may be a name of the lexicon or plain words.

export const BROADER = `
SQL: PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, MariaDB, SQLite, T-SQL, PL/SQL, BigQuery, Snowflake, Amazon Redshift, dbt, Teradata
relational databases: PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, MariaDB, SQLite, IBM Db2
NoSQL: MongoDB, Cassandra, DynamoDB, Redis, Couchbase, Elasticsearch, Neo4j
databases: PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, MariaDB, SQLite, MongoDB, Cassandra, DynamoDB, Redis
programming: Python, Java, JavaScript, TypeScript, C++, C#, Go, Rust, Ruby, PHP, Kotlin, Swift, Scala
scripting: Python, Bash, PowerShell, Perl, JavaScript, Ruby
JavaScript: TypeScript, React, Angular, Vue.js, Node.js, Next.js, Svelte
front-end development: React, Angular, Vue.js, Svelte, CSS, Next.js
cloud computing: AWS, Azure, Google Cloud Platform, Kubernetes
containerization: Docker, Kubernetes, OpenShift, Podman
CI/CD: Jenkins, GitHub Actions, GitLab CI, CircleCI, Argo CD, Travis CI, Azure DevOps
infrastructure as code: Terraform, Ansible, CloudFormation, Pulumi, Puppet, Chef
version control: Git, GitHub, GitLab, Subversion, Bitbucket
monitoring systems: Prometheus, Grafana, Datadog, New Relic, Nagios, Splunk
machine learning: PyTorch, TensorFlow, scikit-learn, Keras, XGBoost, Hugging Face, deep learning
deep learning: PyTorch, TensorFlow, Keras
data analysis: Python, R, SAS, SPSS, Stata, MATLAB, pandas, NumPy, Tableau, Power BI
statistical software: R, SAS, SPSS, Stata, MATLAB, JMP
business intelligence: Tableau, Power BI, Looker, Qlik, MicroStrategy, Crystal Reports
data visualization: Tableau, Power BI, Looker, D3.js, matplotlib
Microsoft Office: Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook
spreadsheets: Microsoft Excel, Google Sheets
computer literacy: Microsoft Office, Microsoft Excel, Microsoft Word, Google Workspace
CRM: Salesforce, HubSpot, Zoho CRM, Pipedrive, Microsoft Dynamics
ERP: SAP, Oracle ERP, NetSuite, Microsoft Dynamics, Odoo, Sage, DATEV
accounting software: QuickBooks, Sage, Xero, DATEV, SAP, NetSuite, FreshBooks, Lexware, A3
electronic health records: Epic, Cerner, Meditech, Allscripts
graphic design: Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Canva, CorelDRAW
Adobe Creative Suite: Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Adobe Premiere Pro, Adobe After Effects
design software: Figma, Sketch, Adobe XD, Adobe Photoshop, Adobe Illustrator, InVision
prototyping: Figma, Sketch, Adobe XD, InVision, Axure
computer-aided design: AutoCAD, SolidWorks, Revit, CATIA, Inventor, Creo, Fusion 360
video editing: Adobe Premiere Pro, Final Cut Pro, DaVinci Resolve, Adobe After Effects
web analytics: Google Analytics, Matomo, Adobe Analytics
marketing automation: HubSpot, Marketo, Pardot, Mailchimp, ActiveCampaign
email marketing: Mailchimp, HubSpot, Klaviyo
online advertising: Google Ads, Facebook Ads, LinkedIn Ads
social media: Instagram, Facebook, LinkedIn, TikTok, YouTube
warehouse management system: SAP EWM, SAP WM, Manhattan WMS, Blue Yonder
workflow orchestration: Apache Airflow, Dagster, Prefect, Luigi, Azure Data Factory
publishing tools: WordPress, Drupal, Joomla, TYPO3, Contentful, Adobe InDesign
content management systems: WordPress, Drupal, Joomla, TYPO3, Contentful
e-commerce: Shopify, WooCommerce, Magento, Amazon Seller Central
project management software: Jira, Asana, Trello, Monday.com, Microsoft Project
ticketing systems: Zendesk, ServiceNow, Freshdesk, Jira Service Management
point-of-sale systems: Shopify POS, Lightspeed POS, Square POS
agile methods: Scrum, Kanban, SAFe
advanced life support: ACLS, PALS
PLC programming: Siemens TIA Portal, Siemens S7, SIMATIC, Allen-Bradley
foreign languages: English, German, French, Spanish, Italian, Portuguese, Dutch, Chinese, Japanese, Russian, Arabic
forklift license: reach truck license, counterbalance license
`;
